import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from '../session/SessionContext';
import { baseSettings } from './BaseSettings';
import type { BaseSetting } from './baseSetting';
import { preferences } from './Preferences';
import type { Preference } from './preference';

/** The value for the account of this part of the page (such as a column), live. */
export function usePreference<T>(preference: Preference<T>): T {
	const session = useSession();
	const subscribe = useCallback((listener: () => void) => preferences.subscribe(preference, listener), [preference]);
	return useSyncExternalStore(subscribe, () => preferences.get(preference, session));
}

/** The same for a base setting; always of the page's account. */
export function useBaseSetting<T>(setting: BaseSetting<T>): T {
	const subscribe = useCallback((listener: () => void) => baseSettings.subscribe(setting, listener), [setting]);
	return useSyncExternalStore(subscribe, () => baseSettings.get(setting));
}
