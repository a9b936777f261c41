import { actionItems } from '@/blocks/actions/actionItems';
import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { DeckColumn } from '@/domain/deck/deck';
import { isOptionExcluded, type TimelineOption } from '@/domain/note/timelineOptions';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { changeColumn, columnOf } from '@/stores/deck/deckOperations';
import { currentSession } from '@/stores/session/sessions';
import type { IconName } from '@/ui/icon/Icon';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { closeWithDeck } from '../closeWithDeck';
import { columnDefinition } from '../columnRegistry';
import { COLUMN_ACTIONS } from './columnActions';
import { columnChanger } from './columnChanger';
import { columnCost } from './columnCost';
import { columnSession } from './columnSession';

const OPTION_ICONS = {
	withRenotes: 'renote',
	withReplies: 'reply',
	withSensitive: 'warning',
	onlyFiles: 'image',
} as const satisfies Readonly<Record<TimelineOption, IconName>>;

/** Opens the menu of a column. */
export function openColumnMenu(id: string, anchor: HTMLElement, refresh: () => void): void {
	const items = () => columnMenuItems(id, anchor, refresh);
	closeWithDeck(openMenu({ anchor, items, label: text.deck.columnMenuLabel }), id);
}

/** @param refresh reloads the column's content; without it that isn't offered */
export function columnMenuItems(id: string, anchor: HTMLElement, refresh?: () => void): readonly MenuItem[] {
	const column = columnOf(deckStore.deck, id);
	if (!column) return [];
	const definition = columnDefinition(column.type);
	const shown = { session: currentSession(), column, definition, anchor, refresh };
	return [
		...(definition ? optionItems(column, definition) : []),
		...(definition?.menu ? ownItems(id, column, definition.menu) : []),
		...actionItems(COLUMN_ACTIONS, shown),
		{ type: 'divider' },
		{ type: 'label', text: columnCost(id) },
	];
}

function ownItems(id: string, column: DeckColumn, menu: NonNullable<ColumnDefinition['menu']>): MenuItem[] {
	// A dialog of theirs may still be open when another tab has chosen another deck.
	const { deck } = deckStore;
	const items = menu({
		session: columnSession(column),
		column: () => columnOf(deckStore.deckOf(deck.id) ?? deck, id),
		change: columnChanger(id),
	});
	return items.length > 0 ? [...items, { type: 'divider' }] : [];
}

function optionItems(column: DeckColumn, definition: ColumnDefinition): MenuItem[] {
	return definition.options.map(
		(option): MenuItem => ({
			type: 'switch',
			text: t(`timeline.${option}`),
			icon: OPTION_ICONS[option],
			checked: column[option],
			// Replies and files-only exclude each other in local and social (rules/timelines#options).
			disabled: isOptionExcluded(option, column, definition.options),
			onChange: checked => void deckStore.change(deck => changeColumn(deck, column.id, { [option]: checked })),
		}),
	);
}
