import { pagingParams } from '@/api/pagingParams';
import type { Session } from '@/stores/session/Session';
import { prepareNotes } from '../mfm/prepareNotes';

/** The most notes fetched above a note. */
const ANCESTORS = 30;
/** Replies per request, and the depth at which a thread links to another page (rules/notes#threads). */
export const CHILDREN = 5;
export const DEPTH = 5;

/** The ids around a note: the note itself and the conversation above it, oldest first. */
export interface Thread {
	readonly noteId: string;
	readonly ancestorIds: readonly string[];
}

/** Fetches a note with the conversation above it, ready to be shown. */
export async function fetchThread(session: Session, noteId: string, signal: AbortSignal): Promise<Thread> {
	const note = await session.api.call('notes/show', { noteId }, { signal });
	const conversation = note.replyId
		? await session.api.call('notes/conversation', { noteId, limit: ANCESTORS }, { signal })
		: [];
	const ancestorIds = session.entities.ingest(conversation).reverse();
	session.entities.ingest([note]);
	await prepareNotes(session, [noteId, ...ancestorIds]);
	return { noteId, ancestorIds };
}

/**
 * Fetches the next replies to a note, ready to be shown; fewer than `CHILDREN` means the end.
 * @param untilId null for the first ones
 */
export async function fetchChildren(
	session: Session,
	noteId: string,
	untilId: string | null,
	signal: AbortSignal,
): Promise<string[]> {
	const params = { noteId, ...pagingParams({ limit: CHILDREN, untilId }) };
	const ids = session.entities.ingest(await session.api.call('notes/children', params, { signal }));
	await prepareNotes(session, ids);
	return ids;
}
