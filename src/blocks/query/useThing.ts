import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { lifetimes } from '@/stores/queries/lifetimes';
import { queryKey, type ThingQuery } from '@/stores/queries/Query';
import { queryClient } from '@/stores/queryClient';
import { useSession } from '@/stores/session/SessionContext';

/**
 * A single response of the session's server, for `QueryState`.
 * @param isWanted false to wait with the request
 */
export function useThing<Of, Thing>(query: ThingQuery<Of, Thing>, of: Of, isWanted = true): UseQueryResult<Thing> {
	const session = useSession();
	return useQuery(
		{
			queryKey: queryKey(session, query, of),
			queryFn: ({ signal }) => query.fetch(session, of, signal),
			enabled: isWanted,
			...lifetimes[query.lifetime],
		},
		queryClient,
	);
}
