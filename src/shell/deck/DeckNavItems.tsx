import type { ReactNode } from 'react';
import { text } from '@/i18n/t';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { NavItem } from '../nav/NavItem';
import { openAddColumn, openDeckMenu } from './deckMenus';

/** What can be done with the deck, in the bar at the side. */
export function DeckNavItems(): ReactNode {
	return (
		<>
			<NavItem icon="plus" label={text.deck.add} opensMenu onPress={openAddColumn} />
			<NavItem icon="stack" label={text.deck.decks} opensMenu onPress={openDeckMenu} />
		</>
	);
}

/** The same on a phone, whose bar has no room for it. */
export function deckMenuItems(anchor: HTMLElement): readonly MenuItem[] {
	return [
		{ text: text.deck.add, icon: 'plus', onSelect: () => openAddColumn(anchor) },
		{ text: text.deck.decks, icon: 'stack', onSelect: () => openDeckMenu(anchor) },
		{ type: 'divider' },
	];
}
