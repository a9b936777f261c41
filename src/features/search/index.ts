import type { PageDefinition } from '@/blocks/hosting/PageDefinition';

export const searchPage: PageDefinition = {
	path: '/search',
	icon: 'search',
	title: 'search.title',
	gate: 'everyone',
	layout: 'column',
	load: () => import('./SearchPage'),
};
