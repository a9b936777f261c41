import { ApiError } from '@/api/ApiError';
import { isPureRenote } from '@/domain/note/isPureRenote';
import type { Note } from '@/domain/note/Note';
import type { Session } from '@/stores/session/Session';
import { tokenMay } from '@/stores/session/tokenMay';

/**
 * Leaves out what the reader doesn't want to see: notes of people whom they have muted or blocked, and of muted servers,
 * what answers or renotes those, and renotes of people whose renotes they have muted. Other lists come from the server
 * without these.
 * @throws {NetworkError} it could not be asked
 */
export async function withoutMuted(session: Session, ids: readonly string[], signal: AbortSignal): Promise<string[]> {
	const { entities, userId, me } = session;
	const servers = me.getState().me?.mutedInstances ?? [];
	const notes = ids.flatMap(id => entities.note(id) ?? []);
	/** A note, the one that it answers, and the one that it renotes. */
	const partsOf = (note: Note): readonly Note[] =>
		[note.id, note.replyId, note.renoteId].flatMap(id => (id === null ? [] : (entities.note(id) ?? [])));
	const authors = [...new Set(notes.flatMap(partsOf).map(note => note.userId))].filter(id => id !== userId);
	const relations = new Map((await relationsTo(session, authors, signal)).map(relation => [relation.id, relation]));
	const isUnwanted = (note: Note) => {
		const relation = relations.get(note.userId);
		const host = entities.user(note.userId)?.host ?? null;
		const isOfMutedServer = host !== null && servers.some(server => host === server || host.endsWith(`.${server}`));
		return isOfMutedServer || relation?.isMuted === true || relation?.isBlocking === true;
	};
	return notes
		.filter(note => !partsOf(note).some(isUnwanted))
		.filter(note => !(isPureRenote(note) && relations.get(note.userId)?.isRenoteMuted === true))
		.map(({ id }) => id);
}

async function relationsTo(session: Session, userId: readonly string[], signal: AbortSignal) {
	if (userId.length === 0 || !session.isMember || !tokenMay(session, 'read:account')) return [];
	try {
		return await session.api.call('users/relation', { userId }, { signal });
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		console.warn('Whom the reader has muted could not be read.', error);
		return [];
	}
}
