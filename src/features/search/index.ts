import type { PageDefinition } from '@/blocks/hosting/PageDefinition';

export const searchPages: readonly PageDefinition[] = [
	{
		path: '/search',
		icon: 'search',
		title: 'search.title',
		gate: 'everyone',
		layout: 'column',
		load: () => import('./SearchPage'),
	},
	{
		path: '/tags/$tag',
		icon: 'hash',
		title: 'search.hashtag',
		gate: 'everyone',
		layout: 'column',
		load: () => import('./TagPage'),
	},
];
