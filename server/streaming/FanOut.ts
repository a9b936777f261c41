import type { Core } from '../Core';
import type { NoteRow } from '../store/tables/notes';
import { SharedNote } from './SharedNote';

/** What the open streams of a server share, so that what goes to many of them is made once. */
export class FanOut {
	readonly #core: Core;
	/** Person → streams of theirs that are open. */
	readonly #readers = new Map<string, number>();
	readonly #frames = new WeakMap<object, Buffer>();
	/** The one that is being sent now; what is sent later is read anew. */
	#current: { note: NoteRow; shared: SharedNote } | null = null;

	constructor(core: Core) {
		this.#core = core;
	}

	/** A stream was opened. @returns what is to be called when it has ended */
	join(readerId: string | null): () => void {
		if (readerId === null) return () => {};
		this.#readers.set(readerId, (this.#readers.get(readerId) ?? 0) + 1);
		return () => {
			const left = (this.#readers.get(readerId) ?? 1) - 1;
			if (left > 0) this.#readers.set(readerId, left);
			else this.#readers.delete(readerId);
		};
	}

	note(note: NoteRow): SharedNote {
		if (this.#current?.note === note) return this.#current.shared;
		const shared = new SharedNote(this.#core, note, [...this.#readers.keys()]);
		this.#current = { note, shared };
		queueMicrotask(() => {
			if (this.#current?.shared === shared) this.#current = null;
		});
		return shared;
	}

	/** The frame for an event that is the same for all who get it. */
	frame(event: object, make: () => object): Buffer {
		const known = this.#frames.get(event);
		if (known) return known;
		const made = Buffer.from(JSON.stringify(make()));
		this.#frames.set(event, made);
		return made;
	}
}
