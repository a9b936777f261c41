import type { Pages } from '@/blocks/hosting/PageDefinition';
import { member } from '@/blocks/hosting/pageGates';

export const favoritesPages: Pick<Pages, 'favorites'> = {
	favorites: { gate: member, needs: 'read:favorites', layout: 'column', load: () => import('./FavoritesPage') },
};
