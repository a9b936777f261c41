import { reactionToSend } from '@/domain/reaction';
import type { Session } from '@/stores/session/Session';
import type { WireUser } from '@/wire/entities';

export interface Reactor {
	/** Of the reaction; the next page goes on below it. */
	readonly id: string;
	readonly userId: string;
}

interface Wanted {
	noteId: string;
	reaction: string;
	limit: number;
	untilId?: string;
}

/** Who chose this reaction, the latest first. The people are in the session's store afterwards. */
export async function fetchReactors(session: Session, wanted: Wanted, signal: AbortSignal): Promise<Reactor[]> {
	const { reaction, ...rest } = wanted;
	const params = { ...rest, type: reactionToSend(reaction) };
	const answer = (await session.api.request('notes/reactions', params, { signal })) as {
		id: string;
		user?: WireUser;
	}[];
	return answer.flatMap(({ id, user }) => {
		if (!user) return [];
		session.entities.ingestUsers([user]);
		return [{ id, userId: user.id }];
	});
}
