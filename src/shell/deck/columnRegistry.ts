import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import { favoritesColumn } from '@/features/favorites/deckColumns';
import { threadColumn } from '@/features/notePage/deckColumns';
import { pluginColumn } from '@/features/plugins/deckColumns';
import { searchColumn } from '@/features/search/deckColumns';
import { deckTimelines, mergedColumn } from '@/features/timeline/deckColumns';
import { widgetsColumn } from '@/features/widgets/deckColumns';
import { startColumns } from '../registry';

/** The kinds of columns that only the deck has. */
const deckColumns = [
	...deckTimelines,
	mergedColumn(() => import('./column/SessionPart')),
	searchColumn,
	threadColumn,
	favoritesColumn,
	pluginColumn,
	widgetsColumn(() => import('../widgets/loadWidgets')),
] as const;

export type ColumnKind = (typeof startColumns | typeof deckColumns)[number]['kind'];

/** The same, for a start that shows some of them. */
export const furtherColumns: readonly ColumnDefinition[] = deckColumns;

/** Every kind of column. The only list of them. */
export const columnDefinitions: readonly ColumnDefinition<ColumnKind>[] = [...startColumns, ...deckColumns];

export function columnDefinition(kind: string): ColumnDefinition | undefined {
	return columnDefinitions.find(definition => definition.kind === kind);
}
