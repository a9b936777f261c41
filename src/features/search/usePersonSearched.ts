import { useQuery } from '@tanstack/react-query';
import { acct } from '@/domain/acct';
import { useSession } from '@/stores/session/SessionContext';
import type { SearchQuery } from './searchQuery';

interface PersonSearched {
	/** Undefined: nobody is asked for, or nothing is known yet. */
	readonly id: string | undefined;
	/** `@name` or `@name@host`. */
	readonly name: string | undefined;
	readonly isPending: boolean;
	readonly error: Error | null;
	readonly retry: () => void;
}

/** Whose notes alone are looked for, where the address names somebody: by id, or by name and server. */
export function usePersonSearched({ userId, username, host }: SearchQuery): PersonSearched {
	const session = useSession();
	const isAsked = userId !== null || username !== null;
	const query = useQuery({
		queryKey: [session.key, 'users/show', userId ?? username, host],
		enabled: isAsked,
		queryFn: async ({ signal }) => {
			const whom = userId === null ? { username: username ?? '', host } : { userId };
			const user = await session.api.call('users/show', whom, { signal });
			return { id: user.id, name: acct({ username: user.username ?? '', host: user.host ?? null }) };
		},
	});
	return {
		id: query.data?.id,
		name: query.data?.name,
		isPending: isAsked && query.isPending,
		error: query.error,
		retry: () => void query.refetch(),
	};
}
