import type { OwnedColumns } from '@/blocks/settings/ColumnsOf';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';

/** The columns of an account in words: by their names, and with those of the decks if there are several. */
export function columnsLine(columns: readonly OwnedColumns[]): string {
	const [first, second] = columns;
	if (!first) return text.accounts.noColumns;
	if (!second) return t('accounts.columns', { names: first.titles.join(', ') });
	return columns.map(({ deck, titles }) => t('accounts.columnsIn', { deck, names: titles.join(', ') })).join(' · ');
}
