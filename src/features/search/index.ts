import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone } from '@/blocks/hosting/pageGates';

const shared = { gate: everyone, layout: 'column' } as const;

export const searchPages: Pick<Pages, 'search' | 'tag'> = {
	search: { ...shared, load: () => import('./SearchPage') },
	tag: { ...shared, load: () => import('./TagPage') },
};
