import { useSyncExternalStore } from 'react';
import { preferences } from '@/stores/preferences/Preferences';
import type { PreferenceProfile } from '@/stores/preferences/records';

/** The profile of this device, live. */
export function useProfile(): PreferenceProfile {
	return useSyncExternalStore(
		listener => preferences.watchProfile(listener),
		() => preferences.profile,
	);
}
