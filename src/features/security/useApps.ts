import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Session } from '@/stores/session/Session';
import { useSession } from '@/stores/session/SessionContext';
import { type App, byUse, toApp } from './toApp';

const keyOf = (session: Session) => [session.key, 'apps'];

/** The apps that may use the account. Refused with `ACCESS_DENIED` where we are only an app ourselves. */
export function useApps(): UseQueryResult<readonly App[]> {
	const session = useSession();
	return useQuery({
		queryKey: keyOf(session),
		async queryFn({ signal }) {
			const told = await session.api.call('i/apps', { sort: '-lastUsedAt' }, { signal });
			return told.map(toApp).sort(byUse);
		},
		gcTime: 0,
		staleTime: 0,
	});
}

/** @returns ends the access of these apps, one after the other; what has ended leaves the list at once */
export function useRevokeApps(): (ids: readonly string[]) => Promise<void> {
	const session = useSession();
	const cache = useQueryClient();
	return async ids => {
		for (const id of ids) {
			await session.api.call('i/revoke-token', { tokenId: id });
			cache.setQueryData<readonly App[]>(keyOf(session), now => now?.filter(app => app.id !== id));
		}
	};
}
