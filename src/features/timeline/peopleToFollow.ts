import type { Session } from '@/stores/session/Session';

const SHOWN = 5;
/** Some of them are left out: oneself, bots, who is followed already. */
const ASKED = 20;

type Origin = 'local' | 'combined';

/**
 * Ids of people to begin with: those of this server whom most follow and who have written lately; where it has few, of
 * all servers.
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
