import { seenClient } from '@workers/seen/seen.client';
import { ApiError } from '@/api/ApiError';
import { fetchNotes } from '@/blocks/note/fetchNotes';
import type { Session } from '@/stores/session/Session';

/** `loading`: is being fetched, or waits for that; `gone`: the server doesn't have it any more. */
export type FetchState = 'loading' | 'gone' | 'failed';

/** A row has to be in view for this time, as results change at each key. */
const REST_MS = 700;
const AT_ONCE = 3;

interface Wanted {
	readonly session: Session;
	readonly noteId: string;
	readonly tell: (state: FetchState) => void;
}

/** Fetches the notes of the rows in view, a few at a time. */
export class SeenFetcher {
	readonly #queue: Wanted[] = [];
	#running = 0;

	/**
	 * @param tell called if the note can't be fetched; if it is, it is in the session's store
	 * @returns the function that takes the wish back
	 */
	want(session: Session, noteId: string, tell: Wanted['tell']): () => void {
		const wanted = { session, noteId, tell };
		const timer = setTimeout(() => {
			this.#queue.push(wanted);
			this.#pump();
		}, REST_MS);
		return () => {
			clearTimeout(timer);
			const at = this.#queue.indexOf(wanted);
			if (at >= 0) this.#queue.splice(at, 1);
		};
	}

	#pump(): void {
		while (this.#running < AT_ONCE) {
			const wanted = this.#queue.shift();
			if (!wanted) return;
			this.#running++;
			void this.#fetch(wanted).finally(() => {
				this.#running--;
				this.#pump();
			});
		}
	}

	async #fetch({ session, noteId, tell }: Wanted): Promise<void> {
		if (session.entities.note(noteId)) return;
		const error = (await fetchNotes(session, [noteId])).get(noteId);
		if (error === undefined) return;
		const isGone = error instanceof ApiError && error.code === 'NO_SUCH_NOTE';
		const removed = isGone ? seenClient.remove(session.key, [noteId]) : undefined;
		tell(isGone ? 'gone' : 'failed');
		await removed?.catch(console.warn);
	}
}

export const seenFetcher = new SeenFetcher();
