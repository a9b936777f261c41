import type { ReactNode } from 'react';
import { usePreference } from '@/stores/preferences/usePreference';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';
import { statusBars } from './statusBarsSetting';

const ShownBars = lazyPart(() => import('./ShownBars'));

/** The user's bars. Their code is loaded from the first bar on, as most people have none. */
export default function StatusBars(): ReactNode {
	if (usePreference(statusBars).length === 0) return null;
	return (
		<LatePart>
			<ShownBars />
		</LatePart>
	);
}
