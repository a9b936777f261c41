import { randomId } from '@/base/randomId';
import { localJson } from '@/platform/localJson';
import { takeTabLock } from '@/platform/takeTabLock';
import type { RecordsPatch } from './recordsPatch';

const PREFIX = 'preferencesPending:';
const lockOf = (name: string): string => `quarterdeck:${name}`;

/** By key, what the tab changed. */
type Journal = Readonly<Record<string, RecordsPatch>>;

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

	/** Passes on what tabs changed that are gone, then deletes it here. */
	async takeLeft(take: (key: string, patch: RecordsPatch) => void): Promise<void> {
		for (const name of namesOfOthers(this.#name)) {
			const release = await takeTabLock(lockOf(name));
			if (!release) continue;
			try {
				// Rarely needed.
				const { journalPatches } = await import('./journalPatches');
				for (const [key, patch] of journalPatches(localJson.get(name))) take(key, patch);
				localJson.remove(name);
			} catch (error) {
				console.warn('What another tab changed could not be read.', error);
			}
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
