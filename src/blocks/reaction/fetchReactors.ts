import { pagingParams } from '@/api/pagingParams';
import { reactionToSend } from '@/domain/note/reaction';
import type { Session } from '@/stores/session/Session';

export interface Reactor {
	/** The reaction's id; the next page starts below it. */
	readonly id: string;
	readonly userId: string;
}

interface Wanted {
	noteId: string;
	reaction: string;
	limit: number;
	untilId?: string;
}

/** Who chose this reaction, the latest first. Ingests the users. */
export async function fetchReactors(session: Session, wanted: Wanted, signal: AbortSignal): Promise<Reactor[]> {
	const { noteId, reaction, ...page } = wanted;
	const params = { noteId, type: reactionToSend(reaction), ...pagingParams(page) };
	const answer = await session.api.call('notes/reactions', params, { signal });
	return answer.flatMap(({ id, user }) => {
		if (!user) return [];
		session.entities.ingestUsers([user]);
		return [{ id, userId: user.id }];
	});
}
