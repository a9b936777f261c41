import { type ReactNode, useEffect, useState } from 'react';
import { type Appearance, AppearanceContext } from '@/blocks/appearance/useAppearance';
import { preferences } from '@/stores/preferences/Preferences';

const read = (): Appearance => ({ get: (preference, owner) => preferences.get(preference, owner) });

/** Renders the cards inside again when a preference for their look changes. */
export function AppearanceRoot({ children }: { children: ReactNode }): ReactNode {
	const [appearance, setAppearance] = useState(read);
	useEffect(() => preferences.watchCards(() => setAppearance(read)), []);
	return <AppearanceContext value={appearance}>{children}</AppearanceContext>;
}
