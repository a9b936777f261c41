import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import type { Session } from '@/stores/session/Session';
import { useSession } from '@/stores/session/SessionContext';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { NavItem } from '../../nav/NavItem';
import { ColumnList } from '../arrangement/ColumnList';
import { openAddColumn, openDeckMenu } from './deckMenus';

/** The deck's items in the side bar: its menu, its columns, and adding one. */
export function DeckNavItems(): ReactNode {
	const session = useSession();
	const name = useStore(deckStore.state, state => state.deck.name) || text.deck.defaultName;
	return (
		<>
			<NavItem
				icon="stack"
				label={name}
				name={fill(text.deck.decksNow, { name })}
				opensMenu
				onPress={anchor => openDeckMenu(anchor, session)}
			/>
			<ColumnList />
			<NavItem icon="plus" label={text.deck.add} opensMenu onPress={openAddColumn} />
		</>
	);
}

/** The same on a phone, whose bar has no room for it. */
export function deckMenuItems(anchor: HTMLElement, session: Session): readonly MenuItem[] {
	return [
		{ text: text.deck.add, icon: 'plus', onSelect: () => openAddColumn(anchor) },
		{
			text: text.deck.decks,
			caption: deckStore.deck.name || text.deck.defaultName,
			icon: 'stack',
			onSelect: () => openDeckMenu(anchor, session),
		},
		{ type: 'divider' },
	];
}
