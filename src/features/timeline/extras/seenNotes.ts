import { LruCache } from '@/base/LruCache';

/** The most remembered notes of all accounts together. */
const LIMIT = 4_000;

/** Called with what was read, and where. */
type Listener = (session: string, subject: string, place: string) => void;

/** The column in which each note was read first, separately for each session. */
export class SeenNotes {
	readonly #places = new LruCache<string>({ limit: LIMIT });
	readonly #listeners = new Set<Listener>();

	/** Keeps the first column if the note is read again elsewhere. */
	mark(session: string, subject: string, place: string): void {
		const key = `${session} ${subject}`;
		if (this.#places.get(key) !== undefined) return;
		this.#places.set(key, place);
		for (const listener of [...this.#listeners]) listener(session, subject, place);
	}

	isSeen(session: string, subject: string): boolean {
		return this.#places.get(`${session} ${subject}`) !== undefined;
	}

	isSeenElsewhere(session: string, subject: string, place: string): boolean {
		const seenIn = this.#places.get(`${session} ${subject}`);
		return seenIn !== undefined && seenIn !== place;
	}

	/** @returns the function that unsubscribes */
	listen(listener: Listener): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}
}

export const seenNotes = new SeenNotes();
