import { createContext, useContext } from 'react';
import { type PreferenceOwner, preferences } from '@/stores/preferences/Preferences';
import type { CardPreference } from '@/stores/preferences/preference';
import { useSession } from '@/stores/session/SessionContext';

/** How cards read what their look depends on. */
export interface Appearance {
	get<T>(preference: CardPreference<T>, owner: PreferenceOwner): T;
}

/** A new object with each change of a preference that cards read: one subscription for all that is drawn. */
export const AppearanceContext = createContext<Appearance>(preferences);

/** What the reader chose about the look of notes, as the account of this part of the page has it, live. */
export function useAppearance<T>(preference: CardPreference<T>): T {
	return useContext(AppearanceContext).get(preference, useSession());
}
