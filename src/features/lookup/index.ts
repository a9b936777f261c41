import type { Pages } from '@/blocks/hosting/PageDefinition';
import { member } from '@/blocks/hosting/pageGates';

export const lookupPages: Pick<Pages, 'lookup'> = {
	lookup: { gate: member, layout: 'plain', load: () => import('./LookupPage') },
};

export const loadLookup = () => import('./openLookup');
export const loadLookupPalette = () => import('./lookupPalette');
