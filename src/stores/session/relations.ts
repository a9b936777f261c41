import type { WireRelation } from '@/wire/entities';
import type { ChannelEvent } from '@/wire/streamEvents';
import type { Session } from './Session';

/** The most users in one call of `users/relation`. */
const BATCH = 100;

const waiting = new WeakMap<Session, { ids: Set<string>; answered: Promise<boolean> }>();

/**
 * Reads the relation between the reader and another user; requests of the same moment share a call. Never rejects.
 * @returns whether the server responded; if not, the stored relation stays
 */
export function readRelation(session: Session, userId: string): Promise<boolean> {
	let batch = waiting.get(session);
	if (!batch) {
		const ids = new Set<string>();
		batch = { ids, answered: Promise.resolve().then(() => readRelations(session, ids)) };
		waiting.set(session, batch);
	}
	batch.ids.add(userId);
	return batch.answered;
}

async function readRelations(session: Session, ids: ReadonlySet<string>): Promise<boolean> {
	waiting.delete(session);
	const all = [...ids];
	try {
		for (let at = 0; at < all.length; at += BATCH) {
			const userId = all.slice(at, at + BATCH);
			session.entities.ingestRelations(await session.api.call('users/relation', { userId }));
		}
		return true;
	} catch (error) {
		console.warn('How people stand to each other could not be read.', error);
		return false;
	}
}

/** Applies an event of the `main` channel to the relation between the reader and another user. */
export function receiveRelation(session: Session, event: ChannelEvent): void {
	switch (event.type) {
		case 'follow':
		case 'unfollow':
		case 'followed':
		case 'receiveFollowRequest':
			if (event.body === null) return;
			session.entities.ingestUsers([event.body]);
			// The body of `followed` and `receiveFollowRequest` is a light user without these fields.
			session.entities.ingestRelations([{ id: event.body.id, ...RELATIONS[event.type] }]);
	}
}

const RELATIONS = {
	follow: { isFollowing: true, hasPendingFollowRequestFromYou: false },
	// Also sent if a request was rejected.
	unfollow: { isFollowing: false, hasPendingFollowRequestFromYou: false },
	followed: { isFollowed: true, hasPendingFollowRequestToYou: false },
	receiveFollowRequest: { hasPendingFollowRequestToYou: true },
} satisfies Readonly<Record<string, Omit<WireRelation, 'id'>>>;
