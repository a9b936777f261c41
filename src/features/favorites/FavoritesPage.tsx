import type { ReactNode } from 'react';
import { FavoritesView } from './FavoritesView';

export default function FavoritesPage(): ReactNode {
	return <FavoritesView />;
}
