import { useCallback, useSyncExternalStore } from 'react';
import { baseSettings } from './BaseSettings';
import type { BaseKey, BaseValue, PreferenceKey, PreferenceValue } from './definitions';
import { preferences } from './Preferences';

/** The value that counts for this page's account, live. */
export function usePreference<K extends PreferenceKey>(key: K): PreferenceValue<K> {
	const subscribe = useCallback((listener: () => void) => preferences.subscribe(key, listener), [key]);
	return useSyncExternalStore(subscribe, () => preferences.get(key));
}

/** The same for a base setting. */
export function useBaseSetting<K extends BaseKey>(key: K): BaseValue<K> {
	const subscribe = useCallback((listener: () => void) => baseSettings.subscribe(key, listener), [key]);
	return useSyncExternalStore(subscribe, () => baseSettings.get(key));
}
