import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Session } from '@/stores/session/Session';
import { useSession } from '@/stores/session/SessionContext';
import { type ModeratedUser, toModeratedUser } from './toModeratedUser';

const keyOf = (session: Session, userId: string) => [session.key, 'moderatedUser', userId];

/** Somebody as moderators see them; the profile goes to the session's entities. */
export function useModeratedUser(userId: string): UseQueryResult<ModeratedUser> {
	const session = useSession();
	return useQuery({
		queryKey: keyOf(session, userId),
		async queryFn({ signal }) {
			// First of all: that there is nobody is told by this one alone.
			const user = await session.api.call('users/show', { userId }, { signal });
			session.entities.ingestUsers([user]);
			const told = await session.api.call('admin/show-user', { userId }, { signal });
			return toModeratedUser(userId, told);
		},
		gcTime: 0,
		staleTime: 0,
	});
}

/** @returns keeps a change that the server has agreed to */
export function useChangeModerated(userId: string): (change: Partial<ModeratedUser>) => void {
	const session = useSession();
	const cache = useQueryClient();
	return change => cache.setQueryData<ModeratedUser>(keyOf(session, userId), now => now && { ...now, ...change });
}
