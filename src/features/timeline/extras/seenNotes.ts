import { LruCache } from '@/base/LruCache';

/** The most remembered notes of an account. */
const LIMIT = 4_000;

/** The place in which the notes of a digest are read (rules/timelines#catch-up): it is no column. */
export const IN_CATCH_UP = 'catchUp';

/** Called with what was read, and where; also when that was taken back. */
type Listener = (session: string, subject: string, place: string) => void;

/** The column in which each note was read first, separately for each session. */
export class SeenNotes {
	/** By session, then by note. */
	readonly #places = new Map<string, LruCache<string>>();
	readonly #listeners = new Set<Listener>();

	/** Keeps the first column if the note is read again elsewhere. */
	mark(session: string, subject: string, place: string): void {
		if (this.isSeen(session, subject)) return;
		const places = this.#places.get(session) ?? new LruCache<string>({ limit: LIMIT });
		this.#places.set(session, places);
		places.set(subject, place);
		for (const listener of [...this.#listeners]) listener(session, subject, place);
	}

	/** Takes back that a note was read in a place, so that it can be read again; nothing happens if it was read elsewhere. */
	unmark(session: string, subject: string, place: string): void {
		const places = this.#places.get(session);
		if (places?.get(subject) !== place) return;
		places.delete(subject);
		for (const listener of [...this.#listeners]) listener(session, subject, place);
	}

	isSeen(session: string, subject: string): boolean {
		return this.#places.get(session)?.get(subject) !== undefined;
	}

	isSeenElsewhere(session: string, subject: string, place: string): boolean {
		const seenIn = this.#places.get(session)?.get(subject);
		return seenIn !== undefined && seenIn !== place;
	}

	/** @returns the function that unsubscribes */
	listen(listener: Listener): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}
}

export const seenNotes = new SeenNotes();
