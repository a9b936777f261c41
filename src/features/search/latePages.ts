import type { LatePages } from '@/blocks/hosting/LatePages';

export const latePages: LatePages<'search' | 'tag' | 'lookup'> = {
	search: () => import('./SearchPage'),
	tag: () => import('./TagPage'),
	lookup: () => import('./lookup/LookupPage'),
};
