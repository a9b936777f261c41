import { useTokenMay } from '@/stores/session/SessionContext';

/** Which places of the bars the token of the page's account can show, live. */
export function useOfferedPlaces() {
	return {
		write: useTokenMay('write:notes'),
		notifications: useTokenMay('read:notifications'),
		favorites: useTokenMay('read:favorites'),
		drive: useTokenMay('read:drive'),
	} as const;
}
