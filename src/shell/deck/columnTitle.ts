import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { DeckColumn } from '@/domain/deck';
import { t } from '@/i18n/t';

/** The name somebody gave it, else its kind's. */
export function columnTitle(column: DeckColumn, definition: ColumnDefinition | undefined): string {
	return column.name ?? (definition ? t(definition.title) : column.type);
}
