import { readingItems } from '@/blocks/feed/readingItems';
import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { DeckColumn } from '@/domain/deck';
import { isOptionExcluded } from '@/domain/timelineOptions';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import {
	changeColumn,
	columnOf,
	moveColumn,
	popRight,
	removeColumn,
	setWidth,
	stackIndexOf,
	stackLeft,
	WIDTH_STEP,
} from '@/stores/deck/deckOperations';
import { accounts } from '@/stores/session/accounts';
import { prompt } from '@/ui/dialog/dialogs';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { toast } from '@/ui/toast/toasts';
import { columnDefinition } from '../registry';
import { openAddColumn } from './addColumn';
import { columnAccountItems } from './columnAccountItems';
import { columnTitle } from './columnTitle';

const MAX_NAME = 60;

/** The menu of a column: its options, its place, its end. */
export function openColumnMenu(id: string, anchor: HTMLElement, refresh: () => void): void {
	const items = (): readonly MenuItem[] => {
		const column = columnOf(deckStore.deck, id);
		const definition = column && columnDefinition(column.type);
		if (!column) return [];
		return [
			...(definition ? optionItems(column, definition) : []),
			{ text: text.deck.rename, icon: 'edit', onSelect: () => void rename(column, definition) },
			...(definition ? accountItems(column, definition) : []),
			{ text: text.common.reload, icon: 'refresh', onSelect: refresh },
			{ type: 'submenu', text: text.deck.move, icon: 'grip', items: () => moveItems(column) },
			{ text: text.deck.addRight, icon: 'plus', onSelect: () => openAddColumn(anchor, id) },
			{ type: 'divider' },
			{ text: text.deck.remove, icon: 'trash', danger: true, onSelect: () => remove(column, definition) },
		];
	};
	openMenu({ anchor, items, label: text.deck.columnMenuLabel });
}

/** Where there is another account; the main column is the page's own. */
function accountItems(column: DeckColumn, definition: ColumnDefinition): MenuItem[] {
	if (definition.kind === 'main' || accounts.getState().all.length < 2) return [];
	const choose = (change: Partial<DeckColumn>) => void deckStore.change(deck => changeColumn(deck, column.id, change));
	const items = () => columnAccountItems(column, definition, choose);
	return [{ type: 'submenu', text: text.deck.account, icon: 'switchAccount', items }];
}

function optionItems(column: DeckColumn, definition: ColumnDefinition): MenuItem[] {
	if (definition.options.length === 0) return [];
	return [
		...definition.options.map(
			(option): MenuItem => ({
				type: 'switch',
				text: t(`timeline.${option}`),
				checked: column[option],
				// Replies and files-only exclude each other on local and social (spec 2 §2.1).
				disabled: isOptionExcluded(option, column, definition.options),
				onChange: checked => void deckStore.change(deck => changeColumn(deck, column.id, { [option]: checked })),
			}),
		),
		{ type: 'submenu', text: text.reading.title, icon: 'eye', items: readingItems },
		{ type: 'divider' },
	];
}

function moveItems(column: DeckColumn): MenuItem[] {
	const { deck } = deckStore;
	const index = stackIndexOf(deck, column.id);
	const stack = deck.layout[index] ?? [];
	const act = (operation: Parameters<typeof deckStore.change>[0]) => () => void deckStore.change(operation);
	const isAlone = stack.length < 2;
	return [
		{
			text: text.deck.moveLeft,
			icon: 'arrowLeft',
			disabled: isAlone && index === 0,
			onSelect: act(d => moveColumn(d, column.id, 'left')),
		},
		{
			text: text.deck.moveRight,
			icon: 'arrowRight',
			disabled: isAlone && index === deck.layout.length - 1,
			onSelect: act(d => moveColumn(d, column.id, 'right')),
		},
		{
			text: text.deck.moveUp,
			icon: 'arrowUp',
			disabled: stack[0] === column.id,
			onSelect: act(d => moveColumn(d, column.id, 'up')),
		},
		{
			text: text.deck.moveDown,
			icon: 'arrowDown',
			disabled: stack.at(-1) === column.id,
			onSelect: act(d => moveColumn(d, column.id, 'down')),
		},
		{ type: 'divider' },
		{ text: text.deck.stackLeft, icon: 'stack', disabled: index === 0, onSelect: act(d => stackLeft(d, column.id)) },
		{ text: text.deck.popRight, icon: 'columns', disabled: isAlone, onSelect: act(d => popRight(d, column.id)) },
		{ type: 'divider' },
		{ text: text.deck.wider, icon: 'plus', onSelect: act(d => setWidth(d, column.id, column.width + WIDTH_STEP)) },
		{ text: text.deck.narrower, icon: 'minus', onSelect: act(d => setWidth(d, column.id, column.width - WIDTH_STEP)) },
	];
}

async function rename(column: DeckColumn, definition: ColumnDefinition | undefined): Promise<void> {
	const name = await prompt({
		title: text.deck.rename,
		label: text.common.name,
		initial: columnTitle(column, definition),
		maxLength: MAX_NAME,
	});
	if (name === undefined) return;
	deckStore.change(deck => changeColumn(deck, column.id, { name: name.trim() || null }));
}

function remove(column: DeckColumn, definition: ColumnDefinition | undefined): void {
	deckStore.change(deck => removeColumn(deck, column.id));
	toast(t('deck.removed', { name: columnTitle(column, definition) }), {
		action: { text: text.common.undo, onPress: () => deckStore.undo() },
	});
}
