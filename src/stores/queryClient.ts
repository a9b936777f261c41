import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/ApiError';

/** The cache of everything that is asked for and is no note or person. Every key begins with the session's. */
export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			staleTime: 60_000,
			refetchOnWindowFocus: false,
			// What the server refuses it refuses again.
			retry: (count, error) => !(error instanceof ApiError) && count < 2,
		},
	},
});
