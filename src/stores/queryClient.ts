import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/ApiError';

/** The cache of everything that is asked for and is no note or person. Every key begins with the session's. */
export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			staleTime: 60_000,
			refetchOnWindowFocus: false,
			// The browser's word on the network is no answer: what can't be had says so, and is asked for again when it can.
			networkMode: 'always',
			refetchOnReconnect: true,
			// What the server refuses it refuses again; without a network each try fails at once.
			retry: (count, error) => !(error instanceof ApiError) && navigator.onLine !== false && count < 2,
		},
	},
});
