import type { PageDefinition } from '@/blocks/hosting/PageDefinition';

export const favoritesPage: PageDefinition = {
	path: '/my/favorites',
	icon: 'star',
	title: 'favorites.title',
	gate: 'member',
	needs: 'read:favorites',
	layout: 'column',
	load: () => import('./FavoritesPage'),
};
