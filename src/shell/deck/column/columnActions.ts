import type { ActionDefinition, ActionGroup } from '@/blocks/actions/ActionDefinition';
import { actionItems } from '@/blocks/actions/actionItems';
import { readingItems } from '@/blocks/feed/readingItems';
import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { DeckColumn, DeckProfile } from '@/domain/deck/deck';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import {
	changeColumn,
	moveColumn,
	popRight,
	removeColumn,
	setWidth,
	stackIndexOf,
	stackLeft,
	WIDTH_STEP,
} from '@/stores/deck/deckOperations';
import { accounts } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { prompt } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';
import { openAddColumn } from '../decks/addColumn';
import { columnAccountItems } from './columnAccountItems';
import { columnTitle } from './columnTitle';

/** A column of the deck, as the target of actions. */
export interface ShownColumn {
	/** The page's own session, whose deck is changed. */
	readonly session: Session;
	readonly column: DeckColumn;
	/** Undefined for a kind that this version doesn't know. */
	readonly definition: ColumnDefinition | undefined;
	readonly anchor: HTMLElement;
	/** Reloads the column's content; undefined where that isn't known. */
	readonly refresh: (() => void) | undefined;
}

type ColumnAction = ActionDefinition<ShownColumn>;

const MAX_NAME = 60;

const stackOf = ({ column }: ShownColumn) => deckStore.deck.layout[stackIndexOf(deckStore.deck, column.id)] ?? [];
const isAlone = (shown: ShownColumn): boolean => stackOf(shown).length < 2;
const isFirst = ({ column }: ShownColumn): boolean => stackIndexOf(deckStore.deck, column.id) === 0;
const isLast = ({ column }: ShownColumn): boolean =>
	stackIndexOf(deckStore.deck, column.id) === deckStore.deck.layout.length - 1;

/** An action that changes the deck at once. */
const changing = (
	action: Pick<Extract<ColumnAction, { name: () => string }>, 'id' | 'icon' | 'name' | 'isReady'>,
	change: (deck: DeckProfile, column: DeckColumn) => DeckProfile,
): ColumnAction => ({ ...action, run: ({ column }) => void deckStore.change(deck => change(deck, column)) });

const MOVES: readonly ActionGroup<ShownColumn>[] = [
	[
		changing(
			{
				id: 'moveLeft',
				icon: 'arrowLeft',
				name: () => text.deck.moveLeft,
				isReady: shown => !(isAlone(shown) && isFirst(shown)),
			},
			(deck, { id }) => moveColumn(deck, id, 'left'),
		),
		changing(
			{
				id: 'moveRight',
				icon: 'arrowRight',
				name: () => text.deck.moveRight,
				isReady: shown => !(isAlone(shown) && isLast(shown)),
			},
			(deck, { id }) => moveColumn(deck, id, 'right'),
		),
		changing(
			{
				id: 'moveUp',
				icon: 'arrowUp',
				name: () => text.deck.moveUp,
				isReady: shown => stackOf(shown)[0] !== shown.column.id,
			},
			(deck, { id }) => moveColumn(deck, id, 'up'),
		),
		changing(
			{
				id: 'moveDown',
				icon: 'arrowDown',
				name: () => text.deck.moveDown,
				isReady: shown => stackOf(shown).at(-1) !== shown.column.id,
			},
			(deck, { id }) => moveColumn(deck, id, 'down'),
		),
	],
	[
		changing(
			{ id: 'stackLeft', icon: 'stack', name: () => text.deck.stackLeft, isReady: shown => !isFirst(shown) },
			(deck, { id }) => stackLeft(deck, id),
		),
		changing(
			{ id: 'popRight', icon: 'columns', name: () => text.deck.popRight, isReady: shown => !isAlone(shown) },
			(deck, { id }) => popRight(deck, id),
		),
	],
	[
		changing({ id: 'wider', icon: 'plus', name: () => text.deck.wider }, (deck, { id, width }) =>
			setWidth(deck, id, width + WIDTH_STEP),
		),
		changing({ id: 'narrower', icon: 'minus', name: () => text.deck.narrower }, (deck, { id, width }) =>
			setWidth(deck, id, width - WIDTH_STEP),
		),
	],
];

/** All actions on a column, in the order of its menu, below the options of its kind. */
export const COLUMN_ACTIONS: readonly ActionGroup<ShownColumn>[] = [
	[
		{
			id: 'reading',
			icon: 'eye',
			name: () => text.reading.title,
			isOffered: ({ definition }) => (definition?.options.length ?? 0) > 0,
			items: () => readingItems(),
		},
	],
	[
		{ id: 'rename', icon: 'edit', name: () => text.deck.rename, run: shown => void rename(shown) },
		{
			id: 'account',
			icon: 'switchAccount',
			name: () => text.deck.account,
			// If there is another account; the main column always has the page's own.
			isOffered: ({ definition }) =>
				definition !== undefined && definition.kind !== 'main' && accounts.getState().all.length > 1,
			items: ({ column, definition }) =>
				definition
					? columnAccountItems(
							column,
							definition,
							change => void deckStore.change(deck => changeColumn(deck, column.id, change)),
						)
					: [],
		},
		{
			id: 'reload',
			icon: 'refresh',
			name: () => text.common.reload,
			isOffered: ({ refresh }) => refresh !== undefined,
			run: ({ refresh }) => refresh?.(),
		},
		{ id: 'move', icon: 'grip', name: () => text.deck.move, items: shown => actionItems(MOVES, shown) },
		{
			id: 'addRight',
			icon: 'plus',
			name: () => text.deck.addRight,
			run: ({ column, anchor }) => openAddColumn(anchor, column.id),
		},
	],
	[
		{
			id: 'remove',
			icon: 'trash',
			name: () => text.deck.remove,
			isDangerous: true,
			run: shown => remove(shown),
		},
	],
];

async function rename({ column, definition }: ShownColumn): Promise<void> {
	const name = await prompt({
		title: text.deck.rename,
		label: text.common.name,
		initial: columnTitle(column, definition),
		maxLength: MAX_NAME,
	});
	if (name === undefined) return;
	deckStore.change(deck => changeColumn(deck, column.id, { name: name.trim() || null }));
}

function remove({ column, definition }: ShownColumn): void {
	deckStore.change(deck => removeColumn(deck, column.id));
	toast(t('deck.removed', { name: columnTitle(column, definition) }), {
		action: { text: text.common.undo, onPress: () => deckStore.undo() },
	});
}
