import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { DeckColumn } from '@/domain/deck/deck';
import { textAt } from '@/i18n/text';

/** The name somebody gave it, else its kind's. */
export function columnTitle(column: DeckColumn, definition: ColumnDefinition | undefined): string {
	return column.name ?? (definition ? textAt(definition.title) : column.type);
}
