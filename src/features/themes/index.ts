import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { member } from '@/blocks/hosting/pageGates';

const shared = { gate: member } as const;
const late = () => import('./latePages');

export const themePages: Pick<Pages, 'installTheme' | 'manageThemes' | 'themeEditor'> = {
	...lateAlike(late, { ...shared, frame: 'settings' }, ['installTheme', 'manageThemes']),
	...lateAlike(late, { ...shared, isWide: true }, ['themeEditor']),
};

/** Reads a theme that a page of the web offers to install. */
export const loadOfferedTheme = async () => (await late()).loadOfferedTheme();
