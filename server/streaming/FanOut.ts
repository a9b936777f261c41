import type { Core } from '../Core';
import type { NoteRow } from '../store/tables/notes';
import { SharedNote } from './SharedNote';

/** Shared by a server's open streams, so that what many of them get is made once. */
export class FanOut {
	readonly #core: Core;
	/** User → number of their open streams. */
	readonly #readers = new Map<string, number>();
	readonly #frames = new WeakMap<object, Buffer>();
	/** The note being sent; later notes are read again. */
	#current: { note: NoteRow; shared: SharedNote } | null = null;

	constructor(core: Core) {
		this.#core = core;
	}

	/**
	 * Call when a stream opens.
	 * @returns the function to call when it ends
	 */
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

	/** The frame of an event that is the same for all. */
	frame(event: object, make: () => object): Buffer {
		const known = this.#frames.get(event);
		if (known) return known;
		const made = Buffer.from(JSON.stringify(make()));
		this.#frames.set(event, made);
		return made;
	}
}
