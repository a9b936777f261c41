import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/ApiError';
import type { Session } from './Session';

/**
 * After an outage, repeats requests that failed while an older response is on the screen. Components that show an error
 * repeat their own (`blocks/query/FailedState`), and so do further pages (`blocks/query/MoreButton`).
 */
export function refetchWhenBack({ key, reachability }: Session): () => void {
	return reachability.events.on('back', () => {
		// The start needs no queries, so it doesn't load them either.
		import('../queryClient').then(({ queryClient }) => refetch(queryClient, key), console.warn);
	});
}

function refetch(queryClient: QueryClient, key: string): void {
	void queryClient.refetchQueries({
		type: 'active',
		predicate: ({ queryKey, state: { data, error, fetchMeta } }) =>
			queryKey[0] === key &&
			data !== undefined &&
			error !== null &&
			!(error instanceof ApiError) &&
			fetchMeta?.fetchMore === undefined,
	});
}
