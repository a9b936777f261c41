import { randomId } from '@/base/randomId';
import { localJson } from '@/platform/localJson';
import { takeTabLock } from '@/platform/takeTabLock';
import type { RecordsPatch } from './recordsPatch';

const PREFIX = 'preferencesPending:';
const lockOf = (name: string): string => `quarterdeck:${name}`;

/** By key, what the tab changed. */
export type Journal = Readonly<Record<string, RecordsPatch>>;

/**
 * Changes of this tab that the database has not stored yet. They are written to local storage at once, so that they
 * survive a tab that is closed, reloaded or dies.
 */
export class PreferenceJournal {
	readonly #name = `${PREFIX}${randomId()}`;
	#isClaimed = false;

	write(changed: Journal): void {
		localJson.set(this.#name, changed);
		if (this.#isClaimed) return;
		this.#isClaimed = true;
		// Held as long as this tab lives: it stores its own pending changes itself.
		void takeTabLock(lockOf(this.#name));
	}

	clear(): void {
		localJson.remove(this.#name);
	}

	/** Passes on the changes of tabs that are gone, then deletes them here. */
	async takeLeft(take: (left: Journal) => void): Promise<void> {
		for (const name of namesOfOthers(this.#name)) {
			const release = await takeTabLock(lockOf(name));
			if (!release) continue;
			const left = localJson.get<Journal>(name);
			if (left !== undefined) take(left);
			localJson.remove(name);
			release();
		}
	}
}

function namesOfOthers(own: string): readonly string[] {
	try {
		return Object.keys(localStorage).filter(name => name.startsWith(PREFIX) && name !== own);
	} catch {
		return [];
	}
}
