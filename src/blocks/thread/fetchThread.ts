import { pagingParams } from '@/api/pagingParams';
import type { Session } from '@/stores/session/Session';
import { prepareMfm } from '../mfm/prepareMfm';

/** How far up a conversation is fetched. */
const ANCESTORS = 30;
/** Children a fetch, and how deep a thread is shown before it goes on elsewhere (rules/notes#threads). */
export const CHILDREN = 5;
export const DEPTH = 5;

/** The ids around a note: the note itself and the conversation above it, oldest first. */
export interface Thread {
	readonly noteId: string;
	readonly ancestorIds: readonly string[];
}

/** A note with the conversation above it, ready to be shown. */
export async function fetchThread(session: Session, noteId: string, signal: AbortSignal): Promise<Thread> {
	const note = await session.api.call('notes/show', { noteId }, { signal });
	const conversation = note.replyId
		? await session.api.call('notes/conversation', { noteId, limit: ANCESTORS }, { signal })
		: [];
	const ancestorIds = session.entities.ingest(conversation).reverse();
	session.entities.ingest([note]);
	await prepare(session, [noteId, ...ancestorIds]);
	return { noteId, ancestorIds };
}

/** The next replies to a note, ready to be shown; fewer than `CHILDREN` are the last. @param untilId null: the first */
export async function fetchChildren(
	session: Session,
	noteId: string,
	untilId: string | null,
	signal: AbortSignal,
): Promise<string[]> {
	const params = { noteId, ...pagingParams({ limit: CHILDREN, untilId }) };
	const ids = session.entities.ingest(await session.api.call('notes/children', params, { signal }));
	await prepare(session, ids);
	return ids;
}

async function prepare(session: Session, ids: readonly string[]): Promise<void> {
	await Promise.all([prepareMfm(session, ids), session.wordMutes.prepare(ids)]);
}
