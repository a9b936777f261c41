import type { KnownVerdict, MuteVerdict, WordMutes } from './WordMutes';

type Mutes = Pick<WordMutes, 'isEmpty' | 'verdictOf' | 'version'>;

/** A verdict, and the rules that it is based on. */
interface Given {
	readonly verdict: MuteVerdict;
	readonly version: number;
}

/**
 * The verdicts on the notes of one list. While a visible note is checked again (the rules changed, or its verdict was
 * evicted), the previous verdict applies, so that no row disappears and comes back.
 */
export class ListVerdicts {
	readonly #mutes: Mutes;
	readonly #last = new Map<string, Given>();
	/** The notes that were visible while there were no rules. */
	#unruled: () => readonly string[] = () => [];
	#isHoldingBack = false;

	constructor(mutes: Mutes) {
		this.#mutes = mutes;
	}

	/** @param isBelow whether it is shown below the note it replies to */
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

	/**
	 * Sets the notes of the list; verdicts of others are dropped.
	 * @param idsOf only called if needed
	 */
	keep(idsOf: () => readonly string[]): void {
		if (this.#mutes.isEmpty) {
			this.#last.clear();
			this.#unruled = idsOf;
			return;
		}
		const held = new Set(idsOf());
		for (const key of this.#last.keys()) if (!held.has(key.replace('below ', ''))) this.#last.delete(key);
	}

	/** Whether a note was hidden for lack of a verdict since the last call. */
	hadUnchecked(): boolean {
		const was = this.#isHoldingBack;
		this.#isHoldingBack = false;
		return was;
	}

	/** The notes that still have to be checked. */
	missing(ids: readonly string[]): readonly string[] {
		return ids.filter(id => this.#mutes.verdictOf(id) === 'unknown' && this.#last.get(id)?.version !== this.#version);
	}

	/** Marks these notes as checked. */
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
