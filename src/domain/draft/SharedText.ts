import { textChanges } from './textChanges';

/** Consecutive letters by one writer, as stored. */
export interface LetterRun {
	readonly by: string;
	/** The number of the first letter; the others follow one by one. */
	readonly at: number;
	/** The letter that it was written behind; null for the beginning of the text. */
	readonly after: string | null;
	/** The letters; only their number if they were deleted. */
	readonly text: string | number;
}

interface Letter {
	readonly id: string;
	readonly by: string;
	readonly at: number;
	readonly after: string | null;
	/** Null once deleted. */
	char: string | null;
}

const idOf = (by: string, at: number): string => `${at}@${by}`;

/**
 * A text that several tabs edit at once (a replicated growable array). Each letter has a name of its own and refers to
 * the letter that it was written behind. Copies with the same changes have the same text in whatever order the changes
 * came: no letter is lost or doubled.
 */
export class SharedText {
	readonly #letters = new Map<string, Letter>();
	/** Letters by the letter that they were written behind; the newest first. */
	readonly #behind = new Map<string | null, Letter[]>();
	#latest = 0;

	/** @param by the writer of text without known letters; must be the same in all copies */
	static of(text: string, runs: readonly LetterRun[] | undefined, by: string): SharedText {
		const shared = new SharedText();
		shared.join(runs ?? []);
		// A client without letter names has changed the text.
		shared.write(text, by);
		return shared;
	}

	get text(): string {
		return this.#shown()
			.map(({ char }) => char)
			.join('');
	}

	/** Records an edit: the whole text after it, and its writer. */
	write(text: string, by: string): void {
		const shown = this.#shown();
		const changes = textChanges(
			shown.map(({ char }) => char ?? ''),
			Array.from(text),
		);
		for (const { from, to, insert } of changes) {
			for (const letter of shown.slice(from, to)) letter.char = null;
			let after = shown[from - 1]?.id ?? null;
			for (const char of insert) {
				const at = ++this.#latest;
				const id = idOf(by, at);
				this.#add({ id, by, at, after, char });
				after = id;
			}
		}
	}

	/** Merges the letters of another copy. */
	join(runs: readonly LetterRun[]): void {
		for (const { by, at, after, text } of runs) {
			const isGone = typeof text === 'number';
			const chars = isGone ? Array.from({ length: text }, () => null) : Array.from(text);
			for (const [offset, char] of chars.entries()) {
				const id = idOf(by, at + offset);
				const known = this.#letters.get(id);
				if (!known)
					this.#add({ id, by, at: at + offset, after: offset === 0 ? after : idOf(by, at + offset - 1), char });
				else if (isGone) known.char = null;
			}
		}
	}

	/** The names of the letters that aren't deleted. */
	get shown(): ReadonlySet<string> {
		return new Set(this.#shown().map(({ id }) => id));
	}

	/** Deletes all other letters. */
	reduce(to: ReadonlySet<string>): void {
		for (const letter of this.#shown()) if (!to.has(letter.id)) letter.char = null;
	}

	/** The letters as stored. */
	get runs(): LetterRun[] {
		const runs: LetterRun[] = [];
		let last: Letter | undefined;
		for (const letter of [...this.#letters.values()].toSorted((a, b) => a.at - b.at)) {
			const { by, at, after, char } = letter;
			const run = runs.at(-1);
			const isGone = char === null;
			const goesOn =
				last?.by === by && last.at === at - 1 && after === last.id && (typeof run?.text === 'number') === isGone;
			if (run && goesOn) runs[runs.length - 1] = { ...run, text: longer(run.text, char) };
			else runs.push({ by, at, after, text: char ?? 1 });
			last = letter;
		}
		return runs;
	}

	#add(letter: Letter): void {
		this.#letters.set(letter.id, letter);
		this.#latest = Math.max(this.#latest, letter.at);
		const siblings = this.#behind.get(letter.after) ?? [];
		siblings.push(letter);
		siblings.sort((a, b) => b.at - a.at || (a.by < b.by ? -1 : 1));
		this.#behind.set(letter.after, siblings);
	}

	#shown(): Letter[] {
		const shown: Letter[] = [];
		const next = [...(this.#behind.get(null) ?? [])].reverse();
		for (let letter = next.pop(); letter; letter = next.pop()) {
			if (letter.char !== null) shown.push(letter);
			next.push(...(this.#behind.get(letter.id) ?? []).toReversed());
		}
		return shown;
	}
}

const longer = (text: string | number, char: string | null): string | number =>
	typeof text === 'number' ? text + 1 : text + (char ?? '');
