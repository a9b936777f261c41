import type { ReactNode } from 'react';
import { usePreference } from '@/stores/preferences/usePreference';
import { lazyPart } from '@/ui/late/lazyPart';
import { statusBars } from './statusBarsSetting';

const ShownBars = lazyPart(() => import('./ShownBars'));

/** The user's bars. Their code is loaded from the first bar on, as most people have none. For use in a `LatePart`. */
export default function StatusBars(): ReactNode {
	return usePreference(statusBars).length > 0 ? <ShownBars /> : null;
}
