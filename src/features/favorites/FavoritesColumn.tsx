import type { ReactNode } from 'react';
import type { ColumnProps } from '@/blocks/hosting/ColumnDefinition';
import { FavoritesView } from './FavoritesView';

export default function FavoritesColumn(props: ColumnProps): ReactNode {
	return <FavoritesView {...props} />;
}
