import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { DeckColumn } from '@/domain/deck/deck';
import { textAt } from '@/i18n/text';

/** The user's name for it, else that of its kind. */
export function columnTitle(column: DeckColumn, definition: ColumnDefinition | undefined): string {
	return column.name ?? (definition ? textAt(definition.title) : column.type);
}
