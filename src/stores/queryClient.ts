import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/ApiError';
import { cacheLoaded } from './cacheState';

/**
 * The cache of all responses except notes and people. Every key begins with the session's. A timeline needs none of it, so
 * what is loaded at the start must not import this: no provider holds it, and the hooks of `blocks/query` name it.
 */
export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			staleTime: 60_000,
			refetchOnWindowFocus: false,
			// Requests don't depend on the browser's network state: failed ones show an error, and are repeated when
			// the server is back.
			networkMode: 'always',
			refetchOnReconnect: true,
			// The server would refuse again, and without a network each try fails at once.
			retry: (count, error) => !(error instanceof ApiError) && navigator.onLine !== false && count < 2,
		},
	},
});

// It follows whether the browser is online as long as the page lives.
queryClient.mount();
cacheLoaded();
