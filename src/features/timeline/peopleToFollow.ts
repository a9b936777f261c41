import type { Session } from '@/stores/session/Session';

const SHOWN = 5;
/** More than shown, as the account itself, bots and followed users are left out. */
const ASKED = 20;

type Origin = 'local' | 'combined';

/**
 * Ids of suggested users: local ones with the most followers who posted lately, or those of all servers if there are
 * too few.
 * @throws {ApiError} {NetworkError} as the call does
 */
export async function peopleToFollow(session: Session, signal: AbortSignal): Promise<readonly string[]> {
	const here = await popular(session, 'local', signal);
	return here.length >= SHOWN ? here : popular(session, 'combined', signal);
}

async function popular(session: Session, origin: Origin, signal: AbortSignal): Promise<readonly string[]> {
	const params = { limit: ASKED, sort: '+follower', state: 'alive', origin } as const;
	const users = await session.api.call('users', params, { signal });
	const ids = session.entities.ingestUsers(users);
	const isWanted = (id: string) => {
		const user = session.entities.user(id);
		const { profile } = user ?? {};
		return id !== session.account?.id && user?.isBot === false && profile != null && !profile.isFollowing;
	};
	return ids.filter(isWanted).slice(0, SHOWN);
}
