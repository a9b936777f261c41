import { submenuItems } from '@/blocks/actions/submenuItems';
import type { DeckColumn } from '@/domain/deck/deck';
import { loadSoundItems } from '@/features/sounds';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { changeColumn, columnOf } from '@/stores/deck/deckOperations';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { columnDefinition, columnDefinitions } from '../columnRegistry';
import { accountColour, COLUMN_COLOURS } from './accountColour';
import type { ShownColumn } from './columnPlaces';
import { columnIcon, columnIcons } from './columnTitle';

type Change = Pick<DeckColumn, 'color' | 'icon' | 'sound' | 'flash'>;

const change = (id: string, to: Change) => void deckStore.change(deck => changeColumn(deck, id, to));

const colourNames = (): Readonly<Record<(typeof COLUMN_COLOURS)[number], string>> => text.decks.colors;

/** The colour and the icon of a column. */
export function lookItems({ column }: ShownColumn): readonly MenuItem[] {
	const { id, account, color = null } = column;
	const names = colourNames();
	return [
		{ type: 'label', text: text.decks.color },
		{
			type: 'radio',
			text: text.decks.colorOfAccount,
			color: accountColour(account ?? undefined),
			checked: color === null,
			onSelect: () => change(id, { color: null }),
		},
		...COLUMN_COLOURS.map(
			(token): MenuItem => ({
				type: 'radio',
				text: names[token],
				color: `var(${token})`,
				checked: color === token,
				onSelect: () => change(id, { color: token }),
			}),
		),
		{ type: 'divider' },
		{
			type: 'submenu',
			text: text.decks.icon,
			icon: columnIcon(column, columnDefinition(column.type)),
			items: iconItems(column),
		},
	];
}

function iconItems({ id, icon = null }: DeckColumn): readonly MenuItem[] {
	const nameOf = (name: string) => {
		const definition = columnDefinitions.find(each => each.icon === name);
		return definition ? t(definition.title) : name;
	};
	return [
		{ type: 'radio', text: text.decks.iconOfKind, checked: icon === null, onSelect: () => change(id, { icon: null }) },
		{ type: 'divider' },
		...columnIcons().map(
			(name): MenuItem => ({
				text: nameOf(name),
				icon: name,
				active: icon === name,
				onSelect: () => change(id, { icon: name }),
			}),
		),
	];
}

/** What tells of a column's new notes or notifications. */
export function alertItems({ id }: DeckColumn): readonly MenuItem[] {
	const column = columnOf(deckStore.deck, id);
	return [
		{
			type: 'submenu',
			text: text.decks.sound,
			icon: 'volume',
			items: () =>
				submenuItems(async () =>
					(await loadSoundItems()).soundItems(column?.sound ?? null, sound => change(id, { sound })),
				),
		},
		{
			type: 'switch',
			text: text.decks.flash,
			icon: 'bolt',
			checked: column?.flash === true,
			onChange: flash => change(id, { flash }),
		},
	];
}
