import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { lifetimes } from '@/stores/queries/lifetimes';
import { queryKey, type ThingQuery } from '@/stores/queries/Query';
import { useSession } from '@/stores/session/SessionContext';

/** One thing of the session's server; `QueryState` draws how far it is. @param isWanted false: it isn't asked for yet */
export function useThing<Of, Thing>(query: ThingQuery<Of, Thing>, of: Of, isWanted = true): UseQueryResult<Thing> {
	const session = useSession();
	return useQuery({
		queryKey: queryKey(session, query, of),
		queryFn: ({ signal }) => query.fetch(session, of, signal),
		enabled: isWanted,
		...lifetimes[query.lifetime],
	});
}
