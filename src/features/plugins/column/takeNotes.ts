import { refusalOf } from '@/blocks/query/refusalOf';
import type { Session } from '@/stores/session/Session';

/** Requests at once. */
const AT_ONCE = 4;
/** As long as notes stay that were just fetched; by then the list holds all of them. */
const HELD_MS = 10_000;

/**
 * Fetches those of the notes that aren't known from the session's server.
 * @returns the ids of those that are there and that the reader may see, in order
 * @throws {ApiError} {NetworkError} others could not be fetched
 */
export async function takeNotes(session: Session, ids: readonly string[], signal: AbortSignal): Promise<string[]> {
	const { entities } = session;
	const known = ids.filter(id => entities.note(id));
	entities.retain(known);
	setTimeout(() => entities.release(known), HELD_MS);
	const left = ids.filter(id => !entities.note(id));
	const fetchOthers = async () => {
		for (let noteId = left.shift(); noteId !== undefined; noteId = left.shift()) {
			try {
				entities.ingest([await session.api.call('notes/show', { noteId }, { signal })]);
			} catch (error) {
				if (refusalOf(error) !== null) continue;
				left.length = 0;
				throw error;
			}
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, fetchOthers));
	return ids.filter(id => {
		const note = entities.note(id);
		// Servers tell of a note that isn't for the reader without its content.
		return note && !note.isDeleted && !note.isHidden;
	});
}
