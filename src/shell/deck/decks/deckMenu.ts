import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { confirm, prompt } from '@/ui/dialog/dialogs';
import { openMenu } from '@/ui/menu/openMenu';
import { MAX_DECK_NAME } from './maxDeckName';
import { openNewDeck } from './openDeckDialogs';

/** The menu of the account's decks: choose, create, rename, delete, undo. */
export function openDeckMenu(anchor: HTMLElement): void {
	const { deck, profiles, canUndo } = deckStore.state.getState();
	openMenu({
		anchor,
		label: text.deck.decks,
		items: [
			...profiles.map(profile => ({
				type: 'radio' as const,
				text: profile.name || text.deck.defaultName,
				checked: profile.id === deck.id,
				onSelect: () => deckStore.choose(profile.id),
			})),
			{ type: 'divider' },
			{ text: text.deck.undo, icon: 'undo', disabled: !canUndo, onSelect: () => deckStore.undo() },
			{ text: text.deck.newDeck, icon: 'plus', onSelect: openNewDeck },
			{ text: text.deck.renameDeck, icon: 'edit', onSelect: () => void rename() },
			{ type: 'divider' },
			{ text: text.deck.deleteDeck, icon: 'trash', danger: true, onSelect: () => void remove() },
		],
	});
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
