import { createContext, useContext } from 'react';
import { type PreferenceOwner, preferences } from '@/stores/preferences/Preferences';
import type { CardPreference } from '@/stores/preferences/preference';
import { useSession } from '@/stores/session/SessionContext';

/** How cards read the preferences that their look depends on. */
export interface Appearance {
	get<T>(preference: CardPreference<T>, owner: PreferenceOwner): T;
}

/** A new object whenever a preference that cards read changes: one subscription for all cards. */
export const AppearanceContext = createContext<Appearance>(preferences);

/** A preference for the look of notes, for the account of this part of the page, live. */
export function useAppearance<T>(preference: CardPreference<T>): T {
	return useContext(AppearanceContext).get(preference, useSession());
}
