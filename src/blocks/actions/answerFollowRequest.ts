import { readRelation } from '@/stores/session/relations';
import type { Session } from '@/stores/session/Session';
import type { WireRelation } from '@/wire/entities';
import { passGate } from './gate';

/**
 * Accepts or rejects a follow request. The request is gone at once; if that fails it comes back, unless the server says
 * that there is none any more.
 */
export async function answerFollowRequest(
	session: Session,
	userId: string,
	answer: 'accept' | 'reject',
): Promise<boolean> {
	const learn = (relation: Omit<WireRelation, 'id'>) => session.entities.ingestRelations([{ id: userId, ...relation }]);
	let isTold = false;
	const isDone = await passGate(session, {
		optimistic() {
			learn({ hasPendingFollowRequestToYou: false });
			return () => {
				if (!isTold) learn({ hasPendingFollowRequestToYou: true });
			};
		},
		async perform({ api }) {
			try {
				await api.call(`following/requests/${answer}`, { userId });
			} catch (error) {
				isTold = await readRelation(session, userId);
				throw error;
			}
			if (answer === 'accept') learn({ isFollowed: true });
			return true;
		},
	});
	return isDone ?? false;
}
