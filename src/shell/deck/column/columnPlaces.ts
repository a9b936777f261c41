import type { ActionDefinition, ActionGroup } from '@/blocks/actions/ActionDefinition';
import { actionItems } from '@/blocks/actions/actionItems';
import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import { NARROWEST_COLUMN, WIDEST_COLUMN } from '@/domain/deck/columnSizes';
import type { DeckColumn, DeckProfile } from '@/domain/deck/deck';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import {
	columnsInOrder,
	HEIGHT_STEP,
	moveColumn,
	popRight,
	setFlexible,
	setHeight,
	setWidth,
	stackIndexOf,
	stackLeft,
	swapColumns,
	WIDTH_PRESETS,
	WIDTH_STEP,
} from '@/stores/deck/deckOperations';
import type { Session } from '@/stores/session/Session';
import { prompt } from '@/ui/dialog/dialogs';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { columnDefinition } from '../columnRegistry';
import { moveShown, shownDeck } from '../shownDeck';
import { columnTitle } from './columnTitle';
import { keepInSight } from './keepInSight';

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

/** The stacks that show, and the place of the column's among them. */
function placeOf({ column }: ShownColumn) {
	const deck = shownDeck();
	return { stacks: deck.layout, index: stackIndexOf(deck, column.id) };
}
function stackOf(shown: ShownColumn): readonly string[] {
	const { stacks, index } = placeOf(shown);
	return stacks[index] ?? [];
}
const isAlone = (shown: ShownColumn): boolean => stackOf(shown).length < 2;
const isFirst = (shown: ShownColumn): boolean => placeOf(shown).index === 0;
function isLast(shown: ShownColumn): boolean {
	const { stacks, index } = placeOf(shown);
	return index === stacks.length - 1;
}

/** Changes the deck, with the column in view afterwards. */
const change = ({ id }: DeckColumn, operation: (deck: DeckProfile) => DeckProfile, deckId?: string): void =>
	keepInSight(id, () => void deckStore.change(operation, deckId));

/** An action that changes the deck at once. */
const changing = (
	action: Pick<Extract<ColumnAction, { name: () => string }>, 'id' | 'icon' | 'name' | 'isReady' | 'shortcut'>,
	operation: (deck: DeckProfile, column: DeckColumn) => DeckProfile,
): ColumnAction => ({ ...action, run: ({ column }) => change(column, deck => operation(deck, column)) });

/** An action that moves the column among those that show. */
const moving = (
	action: Parameters<typeof changing>[0],
	operation: (deck: DeckProfile, id: string) => DeckProfile,
): ColumnAction => changing(action, (_, { id }) => moveShown(shown => operation(shown, id)));

/** The next column in the order of the keys; undefined for the last one. */
function nextOf({ id }: DeckColumn): DeckColumn | undefined {
	const columns = columnsInOrder(shownDeck());
	return columns[columns.findIndex(column => column.id === id) + 1];
}

/** Moving a column, in the order of the menu. */
export const MOVES: readonly ActionGroup<ShownColumn>[] = [
	[
		moving(
			{
				...{ id: 'moveLeft', icon: 'arrowLeft', name: () => text.deck.moveLeft, shortcut: 'w h' },
				isReady: shown => !(isAlone(shown) && isFirst(shown)),
			},
			(deck, id) => moveColumn(deck, id, 'left'),
		),
		moving(
			{
				...{ id: 'moveRight', icon: 'arrowRight', name: () => text.deck.moveRight, shortcut: 'w l' },
				isReady: shown => !(isAlone(shown) && isLast(shown)),
			},
			(deck, id) => moveColumn(deck, id, 'right'),
		),
		moving(
			{
				...{ id: 'moveUp', icon: 'arrowUp', name: () => text.deck.moveUp, shortcut: 'w k' },
				isReady: shown => stackOf(shown)[0] !== shown.column.id,
			},
			(deck, id) => moveColumn(deck, id, 'up'),
		),
		moving(
			{
				...{ id: 'moveDown', icon: 'arrowDown', name: () => text.deck.moveDown, shortcut: 'w j' },
				isReady: shown => stackOf(shown).at(-1) !== shown.column.id,
			},
			(deck, id) => moveColumn(deck, id, 'down'),
		),
	],
	[
		moving(
			{
				...{ id: 'stackLeft', icon: 'stack', name: () => text.deck.stackLeft, shortcut: 'w s' },
				isReady: shown => !isFirst(shown),
			},
			(deck, id) => stackLeft(deck, id),
		),
		moving(
			{
				...{ id: 'popRight', icon: 'columns', name: () => text.deck.popRight, shortcut: 'w u' },
				isReady: shown => !isAlone(shown),
			},
			(deck, id) => popRight(deck, id),
		),
	],
	[
		changing(
			{
				...{ id: 'swapNext', icon: 'swap', name: () => text.decks.swapNext, shortcut: 'w x' },
				isReady: ({ column }) => nextOf(column) !== undefined,
			},
			(deck, column) => swapColumns(deck, column.id, nextOf(column)?.id ?? column.id),
		),
		{
			id: 'swap',
			icon: 'swap',
			name: () => text.decks.swap,
			isOffered: () => shownDeck().columns.length > 1,
			items: ({ column }) => swapItems(column),
		},
	],
];

function swapItems(column: DeckColumn): readonly MenuItem[] {
	return columnsInOrder(shownDeck())
		.filter(({ id }) => id !== column.id)
		.map((other): MenuItem => {
			const definition = columnDefinition(other.type);
			return {
				id: other.id,
				text: columnTitle(other, definition),
				icon: definition?.icon ?? 'columns',
				onSelect: () => change(column, deck => swapColumns(deck, column.id, other.id)),
			};
		});
}

/** Resizing a column, in the order of the menu. */
export const SIZES: readonly ActionGroup<ShownColumn>[] = [
	[
		changing({ id: 'wider', icon: 'plus', name: () => text.deck.wider, shortcut: 'w +' }, (deck, { id, width }) =>
			setWidth(deck, id, width + WIDTH_STEP),
		),
		changing(
			{ id: 'narrower', icon: 'minus', name: () => text.deck.narrower, shortcut: 'w -' },
			(deck, { id, width }) => setWidth(deck, id, width - WIDTH_STEP),
		),
		changing(
			{
				...{ id: 'taller', icon: 'arrowDown', name: () => text.decks.taller, shortcut: 'w >' },
				isReady: shown => !isAlone(shown),
			},
			(deck, { id, height }) => setHeight(deck, id, height + HEIGHT_STEP),
		),
		changing(
			{
				...{ id: 'shorter', icon: 'arrowUp', name: () => text.decks.shorter, shortcut: 'w <' },
				isReady: shown => !isAlone(shown),
			},
			(deck, { id, height }) => setHeight(deck, id, height - HEIGHT_STEP),
		),
	],
	[
		{
			id: 'fillScreen',
			icon: 'windowMaximize',
			name: () => text.decks.fillScreen,
			shortcut: 'w f',
			isActive: ({ column }) => column.flexible === true,
			run: ({ column }) => change(column, deck => setFlexible(deck, column.id, column.flexible !== true)),
		},
		{
			id: 'pixels',
			icon: 'edit',
			name: () => text.decks.pixels,
			caption: ({ column }) => `${column.width} px`,
			run: shown => void askWidth(shown),
		},
	],
];

/** Steps, presets, and a width in pixels. */
export function sizeItems(shown: ShownColumn): readonly MenuItem[] {
	const { column } = shown;
	const presets = (['narrow', 'normal', 'wide', 'widest'] as const).map((preset): MenuItem => {
		const width = WIDTH_PRESETS[preset];
		return {
			type: 'radio',
			text: text.decks.widths[preset],
			caption: `${width} px`,
			checked: column.width === width && column.flexible !== true,
			onSelect: () => change(column, deck => setWidth(deck, column.id, width)),
		};
	});
	return [...actionItems(SIZES, shown), { type: 'divider' }, ...presets];
}

async function askWidth({ column }: ShownColumn): Promise<void> {
	const { id } = deckStore.deck;
	const entered = await prompt({
		title: text.decks.pixels,
		label: fill(text.decks.pixelsFromTo, { min: NARROWEST_COLUMN, max: WIDEST_COLUMN }),
		initial: String(column.width),
		inputType: 'number',
		minLength: 1,
	});
	const width = Number(entered);
	if (entered === undefined || !Number.isFinite(width) || width <= 0) return;
	change(column, deck => setWidth(deck, column.id, width), id);
}
