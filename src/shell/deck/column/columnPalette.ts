import { menuPaletteItems } from '@/blocks/palette/menuPaletteItems';
import { fixedList, type PaletteItem, type PaletteSource } from '@/blocks/palette/PaletteSource';
import type { DeckColumn } from '@/domain/deck/deck';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { columnsInOrder } from '@/stores/deck/deckOperations';
import { moveByColumns, showColumn } from '../../hotkeys/regionKeys';
import { columnDefinition } from '../columnRegistry';
import { addableColumns } from '../decks/addColumn';
import { shownDeck } from '../shownDeck';
import { accountLabel } from './accountLabel';
import { columnMenuItems } from './columnMenu';
import { columnSession } from './columnSession';
import { columnIcon, columnTitle } from './columnTitle';

/** Columns that have a key of their own. */
const KEYS = 9;

/** The columns of the shown deck, what can be done with them, and those that can be added. */
export const columnPalette: PaletteSource = {
	group: 'columns',
	list: ({ anchor }) =>
		fixedList(() => {
			if (!deckStore.isOpen) return [];
			const columns = columnsInOrder(shownDeck());
			return [
				...columns.map(goTo),
				...BESIDE.map(beside),
				{
					id: 'column/add',
					title: fill(text.palette.with, { name: text.deck.add }),
					words: [text.deck.add],
					icon: 'plus',
					list: fixedList(() => menuPaletteItems('column/add', addableColumns())),
				},
				...(columns.length > 0 ? [withColumn(columns, anchor)] : []),
			];
		}),
};

const described = (column: DeckColumn) => {
	const definition = columnDefinition(column.type);
	const account = accountLabel(columnSession(column));
	return {
		title: columnTitle(column, definition),
		icon: columnIcon(column, definition),
		...(account !== null && { detail: account }),
	} as const;
};

const goTo = (column: DeckColumn, index: number): PaletteItem => {
	const shown = described(column);
	return {
		...shown,
		id: `column/${column.id}`,
		title: fill(text.palette.goToColumn, { name: shown.title }),
		words: [shown.title, text.deck.columns],
		...(index < KEYS && { keys: [String(index + 1)] }),
		run: () => showColumn(column.id),
	};
};

const BESIDE = [
	{ name: 'columnBefore', key: '[', step: -1, icon: 'arrowLeft' },
	{ name: 'columnAfter', key: ']', step: 1, icon: 'arrowRight' },
] as const;

const beside = ({ name, key, step, icon }: (typeof BESIDE)[number]): PaletteItem => ({
	...{ id: `column/${name}`, title: text.hotkeys[name], words: [text.deck.columns], icon, keys: [key] },
	run: () => moveByColumns(step),
});

const withColumn = (columns: readonly DeckColumn[], anchor: HTMLElement): PaletteItem => ({
	id: 'column/with',
	title: fill(text.palette.with, { name: text.palette.columnOf }),
	words: [text.palette.columnOf],
	icon: 'columns',
	list: fixedList(() =>
		columns.map(column => ({
			...described(column),
			id: `column/with/${column.id}`,
			list: fixedList(() => menuPaletteItems(`column/with/${column.id}`, columnMenuItems(column.id, anchor))),
		})),
	),
});
