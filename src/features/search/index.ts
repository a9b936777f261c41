import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone } from '@/blocks/hosting/pageGates';

export const searchPages: Pick<Pages, 'search' | 'tag'> = lateAlike(
	() => import('./latePages'),
	{ gate: everyone, layout: 'column' },
	['search', 'tag'],
);
