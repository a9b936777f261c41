import type { LatePages } from '@/blocks/hosting/LatePages';

export const latePages: LatePages<'search' | 'tag'> = {
	search: () => import('./SearchPage'),
	tag: () => import('./TagPage'),
};
