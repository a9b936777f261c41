import { nextName } from '@/base/nextName';
import type { ActedOn, ActionGroup } from '@/blocks/actions/ActionDefinition';
import { actionItems } from '@/blocks/actions/actionItems';
import { lazyAction } from '@/blocks/actions/lazyAction';
import { tellDeckChange } from '@/blocks/hosting/tellDeckChange';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import type { Session } from '@/stores/session/Session';
import { confirm, prompt } from '@/ui/dialog/dialogs';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { closeWithDeck } from '../closeWithDeck';
import { openMomentOfDeck } from '../column/columnMoments';
import { keepDeck } from '../history/keepChangedDecks';
import { MAX_DECK_NAME } from './maxDeckName';
import { openNewDeck } from './openDeckDialogs';

const loadSharing = () => import('../sharing/openSharing');
const openShareDeck = lazyAction(loadSharing, sharing => sharing.openShareDeck);
const openImportDeck = lazyAction(loadSharing, sharing => sharing.openImportDeck);
const openDeckHistory = lazyAction(
	() => import('../history/openDeckHistory'),
	history => history.openDeckHistory,
);

/** The shown deck, as the target of actions. */
interface DeckActedOn extends ActedOn {
	readonly anchor: HTMLElement;
}

/** All that can be done with the deck that is shown, in the order of its menu, below the list of decks. */
export const DECK_ACTIONS: readonly ActionGroup<DeckActedOn>[] = [
	[
		{
			id: 'undo',
			icon: 'undo',
			name: () => text.deck.undo,
			shortcut: 'w z',
			isReady: () => deckStore.state.getState().canUndo,
			run: () => deckStore.undo(),
		},
		{
			id: 'redo',
			icon: 'redo',
			name: () => text.decks.redo,
			shortcut: 'w y',
			isReady: () => deckStore.state.getState().canRedo,
			run: () => deckStore.redo(),
		},
		{
			id: 'moment',
			icon: 'clock',
			name: () => text.decks.momentOfDeck,
			asks: true,
			shortcut: 'w p',
			run: openMomentOfDeck,
		},
		{ id: 'history', icon: 'history', name: () => text.decks.history, shortcut: 'w v', run: openDeckHistory },
	],
	[
		{ id: 'new', icon: 'plus', name: () => text.deck.newDeck, asks: true, shortcut: 'w n', run: openNewDeck },
		{ id: 'duplicate', icon: 'copy', name: () => text.decks.duplicate, run: duplicate },
		{ id: 'rename', icon: 'edit', name: () => text.deck.renameDeck, asks: true, run: () => void rename() },
		{
			id: 'share',
			icon: 'share',
			name: () => text.decks.share,
			asks: true,
			// What has no columns can't be read again.
			isReady: () => deckStore.deck.columns.length > 0,
			run: () => openShareDeck(),
		},
		{ id: 'import', icon: 'download', name: () => text.decks.import, asks: true, run: () => openImportDeck() },
	],
	[
		{ id: 'reset', icon: 'refresh', name: () => text.decks.reset, isDangerous: true, run: reset },
		{ id: 'delete', icon: 'trash', name: () => text.deck.deleteDeck, isDangerous: true, run: () => void remove() },
	],
];

/** The decks of this account: choose, make, rename, delete; take the last change back. */
export function openDeckMenu(anchor: HTMLElement, session: Session): void {
	// Too long to stand above or below an item of the bar.
	const side = anchor.closest('[data-tooltip-side="after"]') ? 'after' : 'below';
	closeWithDeck(openMenu({ anchor, side, label: text.deck.decks, items: deckItems(session, anchor) }));
}

export function deckItems(session: Session, anchor: HTMLElement): readonly MenuItem[] {
	const { deck, profiles } = deckStore.state.getState();
	const decks = profiles.map(
		(profile): MenuItem => ({
			type: 'radio',
			text: profile.name || text.deck.defaultName,
			checked: profile.id === deck.id,
			onSelect() {
				// Another tab may have deleted it.
				if (deckStore.deckOf(profile.id)) deckStore.choose(profile.id);
			},
		}),
	);
	return [...decks, { type: 'divider' }, ...actionItems(DECK_ACTIONS, { session, anchor })];
}

function duplicate(): void {
	const name = deckStore.deck.name || text.deck.defaultName;
	deckStore.create(
		nextName(
			name,
			deckStore.state.getState().profiles.map(deck => deck.name),
			MAX_DECK_NAME,
		),
		'copy',
	);
}

function reset({ session }: DeckActedOn): void {
	keepDeck(session.key, deckStore.deck, 'replace');
	deckStore.reset();
	tellDeckChange(text.decks.resetDone);
}

async function rename(): Promise<void> {
	const { id, name: initial } = deckStore.deck;
	const name = await prompt({
		title: text.deck.deckName,
		label: text.common.name,
		initial,
		minLength: 1,
		maxLength: MAX_DECK_NAME,
	});
	if (name?.trim()) deckStore.rename(name.trim(), id);
}

async function remove(): Promise<void> {
	const { id } = deckStore.deck;
	const name = deckStore.deck.name || text.deck.defaultName;
	const isSure = await confirm({
		title: text.deck.deleteDeck,
		text: t('deck.deleteDeckText', { name }),
		okText: text.common.delete,
		danger: true,
	});
	if (isSure) deckStore.remove(id);
}
