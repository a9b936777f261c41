import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { DeckColumn } from '@/domain/deck/deck';
import { textAt } from '@/i18n/text';
import type { IconName } from '@/ui/icon/Icon';
import { columnDefinitions } from '../columnRegistry';

/** The user's name for it, else that of its kind. */
export function columnTitle(column: DeckColumn, definition: ColumnDefinition | undefined): string {
	return column.name ?? (definition ? textAt(definition.title) : column.type);
}

/** The icons that a column can have: those of all kinds, which every deck has loaded. */
export const columnIcons = (): readonly IconName[] => [...new Set(columnDefinitions.map(({ icon }) => icon))];

/** The chosen icon of a column, else that of its kind. */
export const columnIcon = ({ icon }: DeckColumn, definition: ColumnDefinition | undefined): IconName =>
	(icon && columnIcons().find(each => each === icon)) || (definition?.icon ?? 'columns');
