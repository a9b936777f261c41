import { lazyAction } from '@/blocks/actions/lazyAction';
import type { Navigation } from '@/blocks/navigation/NavigationContext';
import { NOTE_BAR } from '@/blocks/note/noteBar';
import { pathStart, pathTo } from '@/domain/paths/pathTo';
import { loadNoteKeys } from '@/features/noteActions';
import type { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { sessionAt } from '@/stores/session/sessionAt';
import { toasts } from '@/ui/toast/toasts';
import { openPalette, openShortcutSheet, toggleDarkMode } from '../lateActions';
import { backToNote, focusedCard, focusedStop, moveToCard, moveToEnd, pressInCard } from './noteKeys';
import { backButton, leaveFeed, moveByColumns, moveToColumn, moveToRegion } from './regionKeys';

export interface Hotkey {
	/**
	 * As in `KeyboardEvent.key`, with `Control+` in front, and for F keys `Shift+`; a sequence of two keys is one entry
	 * with a space.
	 */
	readonly keys: readonly string[];
	/** Repeats while the key is held down. */
	readonly repeats?: boolean;
	/** Only while a card has the focus; otherwise the key keeps its usual meaning. */
	readonly needsCard?: boolean;
	/** Only while the card itself has the focus, rather than a control in it. */
	readonly needsBareCard?: boolean;
	/** Only in a list of notes or notifications; `inside` requires the focus on a control in one. */
	readonly needsStop?: 'any' | 'inside';
	/** Only if the page has a way back. */
	readonly needsBack?: boolean;
	/** Also in fields. */
	readonly isGlobal?: boolean;
	run(session: Session, navigation: Navigation, key: string): void;
}

/** A key that the list of shortcuts includes. */
interface NamedHotkey extends Hotkey {
	readonly name: keyof typeof text.hotkeys;
	/** What the list shows instead of the keys. */
	readonly shown?: readonly string[];
}

/** Keys for moving through notes and columns, and for the buttons of a note. */
export const READING_KEYS: readonly NamedHotkey[] = [
	{ keys: ['j', 'ArrowDown', 'PageDown'], name: 'next', repeats: true, run: () => moveToCard(1) },
	{ keys: ['k', 'ArrowUp', 'PageUp'], name: 'previous', repeats: true, run: () => moveToCard(-1) },
	{ keys: ['g g', 'Home'], name: 'first', run: () => moveToEnd('first') },
	{ keys: ['G', 'End'], name: 'last', run: () => moveToEnd('last') },
	{ keys: ['Escape'], name: 'out', repeats: true, needsStop: 'inside', run: backToNote },
	{ keys: ['Escape'], name: 'back', repeats: true, needsBack: true, run: () => backButton()?.click() },
	{ keys: ['Control+Home'], name: 'before', repeats: true, needsStop: 'any', run: () => leaveFeed(-1) },
	{ keys: ['Control+End'], name: 'after', repeats: true, needsStop: 'any', run: () => leaveFeed(1) },
	{
		keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
		shown: ['1', '…', '9'],
		name: 'column',
		repeats: true,
		run: (_session, _navigation, key) => moveToColumn(Number(key)),
	},
	{ keys: ['[', 'ArrowLeft'], name: 'columnBefore', repeats: true, run: () => moveByColumns(-1) },
	{ keys: [']', 'ArrowRight'], name: 'columnAfter', repeats: true, run: () => moveByColumns(1) },
	{ keys: ['F6'], name: 'nextPart', repeats: true, isGlobal: true, run: () => moveToRegion(1) },
	{ keys: ['Shift+F6'], name: 'previousPart', repeats: true, isGlobal: true, run: () => moveToRegion(-1) },
	{
		keys: ['Enter'],
		name: 'open',
		needsBareCard: true,
		run: () => pressInCard(`header a[data-path^="${pathStart('note')}"]`),
	},
	{ keys: ['v'], name: 'warning', needsCard: true, run: () => pressInCard('button[aria-expanded]') },
	{ keys: ['o'], name: 'media', needsCard: true, run: () => pressInCard('a[data-media]', '[data-cover]') },
];

/** rules/navigation#keys (p, n, s, d). */
export const APP_KEYS: readonly NamedHotkey[] = [
	{ keys: ['p', 'n'], name: 'compose', run: session => intents.send({ kind: 'compose', session }) },
	{ keys: ['s'], name: 'search', run: (_session, { navigate }) => navigate(pathTo('search')) },
	{ keys: ['d'], name: 'dark', run: () => toggleDarkMode() },
	{ keys: ['u'], name: 'offer', run: () => toasts.act() },
	{ keys: ['?'], name: 'sheet', run: () => openShortcutSheet() },
	{ keys: ['Control+k', 'Control+K'], shown: ['Control+K'], name: 'commands', isGlobal: true, run: openPalette },
];

const BAR_KEYS = NOTE_BAR.map(
	({ id, keys }): Hotkey => ({ keys, needsCard: true, run: () => pressInCard(`[data-action="${id}"]`) }),
);

const pressNoteKey = lazyAction(
	loadNoteKeys,
	keys =>
		(...press: Parameters<typeof keys.pressNoteKey>) =>
			void keys.pressNoteKey(...press),
);

const HOTKEYS: readonly Hotkey[] = [...READING_KEYS, ...BAR_KEYS, ...APP_KEYS];

/** Keys of further note actions; the meaning of each letter is in code that is loaded on use. */
const otherNoteKey = (name: string): Hotkey => ({
	keys: [name],
	run(_session, navigation, key) {
		const card = focusedCard();
		if (card) pressNoteKey(key, sessionAt(card), card, navigation);
	},
});

/** The second keys: those of the deck's actions, and other names for some of them. */
export const DECK_KEYS: ReadonlySet<string> = new Set([
	...'hjklsux+-<>fcarmzyvdntpe123456789'.split(''),
	...['ArrowLeft', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'Delete', 'Backspace', '=', 'Z'],
]);

/** Begins a sequence of two keys that changes the deck (`shell/deck/deckKeys`). */
const LEADER = 'w';

const pressDeckKey = lazyAction(
	() => import('../deck/deckKeys'),
	keys => keys.pressDeckKey,
);

const deckKey = (pair: string): Hotkey => ({
	keys: [pair],
	repeats: true,
	run: (session, _navigation, key) => pressDeckKey(key, session),
});

/**
 * The hotkey for a key, considering the focus.
 * @param name the key with its modifiers
 * @param pair the previous key and this one, if that was pressed a moment ago
 */
export function hotkeyOf(name: string, pair: string, isInField: boolean): Hotkey | undefined {
	const isForDeck = !isInField && pair.startsWith(`${LEADER} `) && DECK_KEYS.has(name);
	if (isForDeck && deckStore.isOpen) return deckKey(pair);
	const found = HOTKEYS.find(
		each =>
			(each.keys.includes(name) || each.keys.includes(pair)) && (!isInField || each.isGlobal) && isMeant(each, name),
	);
	return found ?? (!isInField && /^\p{L}$/u.test(name) && focusedCard() ? otherNoteKey(name) : undefined);
}

/** They scroll unless a list of notes has the focus. */
const SCROLL_KEYS = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'PageDown', 'PageUp', 'Home', 'End']);

/** Whether the hotkey applies, considering the focus. */
function isMeant(hotkey: Hotkey, key: string): boolean {
	const active = document.activeElement;
	if (hotkey.needsBareCard) return active !== null && active === focusedCard();
	if (hotkey.needsBack) return backButton() !== null;
	if (hotkey.needsCard) return focusedCard() !== null;
	const stop = focusedStop();
	if (hotkey.needsStop === 'inside') return stop !== null && stop !== active;
	return stop !== null || (hotkey.needsStop === undefined && !SCROLL_KEYS.has(key));
}

/** The key with its modifiers, in the form of `Hotkey.keys`; Cmd counts as Ctrl. Undefined with other modifiers. */
export function nameOfKey(event: KeyboardEvent): string | undefined {
	if (event.altKey) return undefined;
	if (event.ctrlKey || event.metaKey) return event.shiftKey ? undefined : `Control+${event.key}`;
	return event.shiftKey && event.key === 'F6' ? 'Shift+F6' : event.key;
}
