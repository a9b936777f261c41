import type { KnownVerdict, MuteVerdict, WordMutes } from './WordMutes';

type Mutes = Pick<WordMutes, 'isEmpty' | 'verdictOf' | 'version'>;

/** A verdict, and under which rules it was given. */
interface Given {
	readonly verdict: MuteVerdict;
	readonly version: number;
}

/**
 * The verdicts on the notes of one list. While a note that shows is looked at once more (the rules have changed, or its
 * verdict was let go of), the last verdict stands, so that nothing of the list leaves and comes back.
 */
export class ListVerdicts {
	readonly #mutes: Mutes;
	readonly #last = new Map<string, Given>();
	/** What shows since there was no rule. */
	#unruled: () => readonly string[] = () => [];
	#isHoldingBack = false;

	constructor(mutes: Mutes) {
		this.#mutes = mutes;
	}

	/** @param isBelow it stands below what it answers */
	readonly verdictOf = (noteId: string, isBelow = false): KnownVerdict => {
		if (this.#mutes.isEmpty) return 'none';
		const verdict = this.#mutes.verdictOf(noteId, isBelow);
		const key = isBelow ? `below ${noteId}` : noteId;
		if (verdict === 'unknown') {
			const last = this.#last.get(key)?.verdict ?? this.#verdictWithoutRules(noteId);
			this.#isHoldingBack ||= last === 'unknown';
			return last;
		}
		this.#last.set(key, { verdict, version: this.#version });
		return verdict;
	};

	/** Tells what the list holds now. @param idsOf asked only if it comes to that */
	keep(idsOf: () => readonly string[]): void {
		if (this.#mutes.isEmpty) {
			this.#last.clear();
			this.#unruled = idsOf;
			return;
		}
		const held = new Set(idsOf());
		for (const key of this.#last.keys()) if (!held.has(key.replace('below ', ''))) this.#last.delete(key);
	}

	/** Whether anything was held back since this was asked last. */
	heldBack(): boolean {
		const was = this.#isHoldingBack;
		this.#isHoldingBack = false;
		return was;
	}

	/** Those of its notes that have to be looked at. */
	missing(ids: readonly string[]): readonly string[] {
		return ids.filter(id => this.#mutes.verdictOf(id) === 'unknown' && this.#last.get(id)?.version !== this.#version);
	}

	/** These, which were missing, were looked at. */
	take(ids: readonly string[]): void {
		this.#unruled = () => [];
		for (const id of ids) this.verdictOf(id);
	}

	get #version(): number {
		return this.#mutes.version.getState().version;
	}

	#verdictWithoutRules(noteId: string): KnownVerdict {
		return this.#unruled().includes(noteId) ? 'none' : 'unknown';
	}
}
