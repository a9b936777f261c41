import { LruCache } from '@/base/LruCache';

/** So many notes are remembered, of all accounts together. */
const LIMIT = 4_000;

/** Hears what was read, and where. */
type Listener = (session: string, subject: string, place: string) => void;

/** Which column a note was read in first. Notes of different sessions have nothing to do with each other. */
export class SeenNotes {
	readonly #places = new LruCache<string>({ limit: LIMIT });
	readonly #listeners = new Set<Listener>();

	/** The first column keeps it: where it was read a second time, it stays as it is. */
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

	/** @returns ends it */
	listen(listener: Listener): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}
}

export const seenNotes = new SeenNotes();
