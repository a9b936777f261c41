import { ApiError } from '@/api/ApiError';
import { queryClient } from '../queryClient';
import type { Session } from './Session';

/**
 * After an outage, repeats requests that failed while an older response is on the screen. Components that show an error
 * repeat their own (`blocks/query/FailedState`), and so do further pages (`blocks/query/MoreButton`).
 */
export function refetchWhenBack({ key, reachability }: Session): () => void {
	return reachability.events.on('back', () => {
		void queryClient.refetchQueries({
			type: 'active',
			predicate: ({ queryKey, state: { data, error, fetchMeta } }) =>
				queryKey[0] === key &&
				data !== undefined &&
				error !== null &&
				!(error instanceof ApiError) &&
				fetchMeta?.fetchMore === undefined,
		});
	});
}
