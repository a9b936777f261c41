import type { LatePages } from '@/blocks/hosting/LatePages';

export const latePages: LatePages<'search' | 'lookup'> = {
	search: () => import('./SearchPage'),
	lookup: () => import('./lookup/LookupPage'),
};
