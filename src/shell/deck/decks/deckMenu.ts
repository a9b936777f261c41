import type { ActedOn, ActionGroup } from '@/blocks/actions/ActionDefinition';
import { actionItems } from '@/blocks/actions/actionItems';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import type { Session } from '@/stores/session/Session';
import { confirm, prompt } from '@/ui/dialog/dialogs';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { MAX_DECK_NAME } from './maxDeckName';
import { openNewDeck } from './openDeckDialogs';

/** All that can be done with the deck that is shown, in the order of its menu, below the list of decks. */
const DECK_ACTIONS: readonly ActionGroup<ActedOn>[] = [
	[
		{
			id: 'undo',
			icon: 'undo',
			name: () => text.deck.undo,
			isReady: () => deckStore.state.getState().canUndo,
			run: () => deckStore.undo(),
		},
		{ id: 'new', icon: 'plus', name: () => text.deck.newDeck, run: openNewDeck },
		{ id: 'rename', icon: 'edit', name: () => text.deck.renameDeck, run: () => void rename() },
	],
	[{ id: 'delete', icon: 'trash', name: () => text.deck.deleteDeck, isDangerous: true, run: () => void remove() }],
];

/** The decks of this account: choose, make, rename, delete; take the last change back. */
export function openDeckMenu(anchor: HTMLElement, session: Session): void {
	openMenu({ anchor, label: text.deck.decks, items: deckItems(session) });
}

export function deckItems(session: Session): readonly MenuItem[] {
	const { deck, profiles } = deckStore.state.getState();
	const decks = profiles.map(
		(profile): MenuItem => ({
			type: 'radio',
			text: profile.name || text.deck.defaultName,
			checked: profile.id === deck.id,
			onSelect: () => deckStore.choose(profile.id),
		}),
	);
	return [...decks, { type: 'divider' }, ...actionItems(DECK_ACTIONS, { session })];
}

async function rename(): Promise<void> {
	const name = await prompt({
		title: text.deck.deckName,
		label: text.common.name,
		initial: deckStore.deck.name,
		minLength: 1,
		maxLength: MAX_DECK_NAME,
	});
	if (name?.trim()) deckStore.rename(name.trim());
}

async function remove(): Promise<void> {
	const name = deckStore.deck.name || text.deck.defaultName;
	const isSure = await confirm({
		title: text.deck.deleteDeck,
		text: t('deck.deleteDeckText', { name }),
		okText: text.common.delete,
		danger: true,
	});
	if (isSure) deckStore.remove();
}
