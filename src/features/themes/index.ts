import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { member } from '@/blocks/hosting/pageGates';

const shared = { gate: member } as const;

/** The parts of themes that come late: their pages, and what reads one that the web offers. */
export const loadThemeParts = () => import('./latePages');

export const themePages: Pick<Pages, 'installTheme' | 'manageThemes' | 'themeEditor'> = {
	...lateAlike(loadThemeParts, { ...shared, frame: 'settings' }, ['installTheme', 'manageThemes']),
	...lateAlike(loadThemeParts, { ...shared, isWide: true }, ['themeEditor']),
};
