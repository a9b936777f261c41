import { ApiError } from '@/api/ApiError';
import { queryClient } from '../queryClient';
import type { Session } from './Session';

/**
 * Reads again what could not be read for want of a connection while the server was away, where an older answer is on the
 * screen; what shows an error asks by itself (`blocks/query/FailedState`), and so does a further page (`blocks/query/MoreButton`).
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
