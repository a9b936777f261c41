import { ApiError } from '@/api/ApiError';
import { queryClient } from '../queryClient';
import type { Session } from './Session';

/**
 * Reads again what could not be read for want of a connection while the server was away, where an older answer is on the
 * screen; what shows an error asks by itself (`blocks/FailedState`).
 */
export function refetchWhenBack({ key, reachability }: Session): () => void {
	return reachability.events.on('back', () => {
		void queryClient.refetchQueries({
			type: 'active',
			predicate: ({ queryKey, state }) =>
				queryKey[0] === key && state.data !== undefined && state.error !== null && !(state.error instanceof ApiError),
		});
	});
}
