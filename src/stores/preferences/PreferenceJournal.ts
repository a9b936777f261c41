import { randomId } from '@/base/randomId';
import { localJson } from '@/platform/localJson';
import { takeTabLock } from '@/platform/takeTabLock';
import type { PreferenceRecord } from './records';

const PREFIX = 'preferencesPending:';
const lockOf = (name: string): string => `quarterdeck:${name}`;

/** By key, all records of it as a tab had them. */
export type Journal = Readonly<Record<string, readonly PreferenceRecord[]>>;

/**
 * What a tab has changed and the database has not taken yet. Local storage takes it at once, so that it outlives a tab
 * that is closed, reloaded or dies in between.
 */
export class PreferenceJournal {
	readonly #name = `${PREFIX}${randomId()}`;
	#isClaimed = false;

	write(changed: Journal): void {
		localJson.set(this.#name, changed);
		if (this.#isClaimed) return;
		this.#isClaimed = true;
		// For as long as this tab lives: what it has pending it stores itself.
		void takeTabLock(lockOf(this.#name));
	}

	clear(): void {
		localJson.remove(this.#name);
	}

	/** Hands over what tabs have left that are gone; after that it is forgotten here. */
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
