import type { ActedOn, ActionDefinition } from '@/blocks/actions/ActionDefinition';
import { isOffered } from '@/blocks/actions/isOffered';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { columnOf, columnsInOrder } from '@/stores/deck/deckOperations';
import type { Session } from '@/stores/session/Session';
import { COLUMN_ACTIONS } from './column/columnActions';
import { MOVES, type ShownColumn, SIZES } from './column/columnPlaces';
import { handleOf } from './column/keepInSight';
import { columnDefinition } from './columnRegistry';
import { DECK_ACTIONS, openDeckMenu } from './decks/deckMenu';
import { shownDeck } from './shownDeck';

const LEADER = 'w ';
const COLUMN_MENU = `${LEADER}m`;
/** Keys that do the same as others. */
const ALIASES: Readonly<Record<string, string>> = {
	ArrowLeft: 'h',
	ArrowDown: 'j',
	ArrowUp: 'k',
	ArrowRight: 'l',
	'=': '+',
	Backspace: 'Delete',
	Z: 'y',
};

const ofColumns = () => [...COLUMN_ACTIONS, ...MOVES, ...SIZES].flat();
const ofDecks = () => DECK_ACTIONS.flat();

/** The second keys of what can be done with columns and decks, with its name. */
export function deckKeyRows(): readonly { readonly name: string; readonly keys: readonly string[] }[] {
	const named = [...ofColumns(), ...ofDecks()].flatMap(({ shortcut, name }) =>
		shortcut?.startsWith(LEADER) && name ? [{ name: name(), keys: [shortcut] }] : [],
	);
	return [
		...named,
		{ name: text.deck.columnMenuLabel, keys: [COLUMN_MENU] },
		{ name: text.deck.decks, keys: [`${LEADER}d`] },
		{ name: text.decks.chooseDeck, keys: [`${LEADER}1`, '…', `${LEADER}9`] },
	];
}

/** Does what the second key of a sequence stands for: with the column around the focus, else the first one. */
export function pressDeckKey(pressed: string, session: Session): void {
	const key = ALIASES[pressed] ?? pressed;
	const anchor = focusedHandle();
	const shortcut = LEADER + key;
	const ofDeck = ofDecks().find(action => action.shortcut === shortcut);
	if (/^[1-9]$/.test(key)) chooseDeck(Number(key));
	else if (key === 'd') openDeckMenu(anchor, session);
	else if (ofDeck) perform(ofDeck, { session, anchor });
	else pressColumnKey(shortcut, session, anchor);
}

function pressColumnKey(shortcut: string, session: Session, anchor: HTMLElement): void {
	const column = columnOf(deckStore.deck, idAround(anchor) ?? '') ?? columnsInOrder(shownDeck())[0];
	if (!column) return;
	const handle = handleOf(column.id) ?? anchor;
	if (shortcut === COLUMN_MENU) {
		menuButtonOf(column.id)?.click();
		return;
	}
	const definition = columnDefinition(column.type);
	const shown: ShownColumn = { session, column, definition, anchor: handle, refresh: undefined };
	const action = ofColumns().find(each => each.shortcut === shortcut);
	if (action) perform(action, shown);
}

function perform<On extends ActedOn>(action: ActionDefinition<On>, on: On): void {
	if ('run' in action && isOffered(action, on) && action.isReady?.(on) !== false) action.run(on);
}

/** The deck at this place of their list, from 1. */
function chooseDeck(place: number): void {
	const deck = deckStore.state.getState().profiles[place - 1];
	if (deck) deckStore.choose(deck.id);
}

const idAround = (element: Element): string | undefined =>
	element.closest<HTMLElement>('[data-column-id]')?.dataset.columnId;

/** The button of a header, which knows how to reload what the column shows. */
const menuButtonOf = (id: string): HTMLElement | null =>
	document.querySelector<HTMLElement>(`[data-column-id="${CSS.escape(id)}"] [data-column-menu]`);

/** The header of the column around the focus; without a focus, that of the first column. */
function focusedHandle(): HTMLElement {
	const { activeElement } = document;
	const id = activeElement && idAround(activeElement);
	const hasFocus = activeElement instanceof HTMLElement && activeElement !== document.body;
	const first = columnsInOrder(shownDeck())[0];
	return (id && handleOf(id)) || (hasFocus ? activeElement : (first && handleOf(first.id)) || document.body);
}
