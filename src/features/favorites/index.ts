import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { member } from '@/blocks/hosting/pageGates';
import { tokenMay } from '@/stores/session/tokenMay';

export const favoritesPages: Pick<Pages, 'favorites'> = {
	favorites: { gate: member, needs: 'read:favorites', layout: 'column', load: () => import('./FavoritesPage') },
};

export const favoritesColumn: ColumnDefinition<'favorites'> = {
	kind: 'favorites',
	icon: 'star',
	title: 'favorites.title',
	description: 'favorites.about',
	isOffered: session => session.isMember && tokenMay(session, 'read:favorites'),
	options: ['withSensitive'],
	load: () => import('./FavoritesColumn'),
};
