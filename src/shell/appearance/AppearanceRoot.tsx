import { type ReactNode, useEffect, useState } from 'react';
import { type Appearance, AppearanceContext } from '@/blocks/appearance/useAppearance';
import { preferences } from '@/stores/preferences/Preferences';

const read = (): Appearance => ({ get: (preference, owner) => preferences.get(preference, owner) });

/** Draws the cards in it anew when a preference changes on which their look depends. */
export function AppearanceRoot({ children }: { children: ReactNode }): ReactNode {
	const [appearance, setAppearance] = useState(read);
	useEffect(() => preferences.watchCards(() => setAppearance(read)), []);
	return <AppearanceContext value={appearance}>{children}</AppearanceContext>;
}
