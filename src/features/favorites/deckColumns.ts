import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import { tokenMay } from '@/stores/session/tokenMay';

export const favoritesColumn: ColumnDefinition<'favorites'> = {
	kind: 'favorites',
	icon: 'star',
	title: 'favorites.title',
	description: 'favorites.about',
	isOffered: session => session.isMember && tokenMay(session, 'read:favorites'),
	options: ['withSensitive'],
	load: async () => (await import('./lateColumn')).loadFavoritesColumn(),
};
