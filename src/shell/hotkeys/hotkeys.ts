import { showError } from '@/blocks/actions/showError';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { sessionAt } from '@/stores/session/sessionAt';
import { toasts } from '@/ui/toast/toasts';
import { toggleDarkMode } from '../appearance/themeChoice';
import { focusedCard, moveToCard, moveToEnd, pressInCard } from './noteKeys';
import { openShortcutSheet } from './openShortcutSheet';

export interface Hotkey {
	/** As `KeyboardEvent.key` has them; two that follow each other are one entry with a space. */
	readonly keys: readonly string[];
	readonly name: HotkeyName;
	/** Held down it goes on. */
	readonly repeats?: boolean;
	/** Only where a card has the focus; elsewhere the key keeps its usual meaning. */
	readonly needsCard?: boolean;
	/** Only where the card itself has the focus, and no control in it. */
	readonly needsBareCard?: boolean;
	run(session: Session, navigate: (path: string) => void): void;
}

export type HotkeyName =
	| 'compose'
	| 'dark'
	| 'offer'
	| 'search'
	| 'sheet'
	| 'next'
	| 'previous'
	| 'first'
	| 'last'
	| 'reply'
	| 'renote'
	| 'react'
	| 'favorite'
	| 'open'
	| 'menu'
	| 'thread'
	| 'warning'
	| 'media';

/** Spec 2 §9 (p, n, s, d), and the keys that move through notes. */
export const HOTKEYS: readonly Hotkey[] = [
	{ keys: ['j', 'ArrowDown'], name: 'next', repeats: true, run: () => moveToCard(1) },
	{ keys: ['k', 'ArrowUp'], name: 'previous', repeats: true, run: () => moveToCard(-1) },
	{ keys: ['g g'], name: 'first', run: () => moveToEnd('first') },
	{ keys: ['G'], name: 'last', run: () => moveToEnd('last') },
	{ keys: ['Enter'], name: 'open', needsBareCard: true, run: () => pressInCard('header a[data-path^="/notes/"]') },
	{ keys: ['r'], name: 'reply', needsCard: true, run: () => pressInCard('[data-action="reply"]') },
	{ keys: ['t'], name: 'renote', needsCard: true, run: () => pressInCard('[data-action="renote"]') },
	{ keys: ['e', '+'], name: 'react', needsCard: true, run: () => pressInCard('[data-action="react"]') },
	{ keys: ['f'], name: 'favorite', needsCard: true, run: markFocused },
	{ keys: ['m'], name: 'menu', needsCard: true, run: () => pressInCard('[data-action="menu"]') },
	{ keys: ['x'], name: 'thread', needsCard: true, run: () => void toggleThread() },
	{ keys: ['v'], name: 'warning', needsCard: true, run: () => pressInCard('button[aria-expanded]') },
	{ keys: ['o'], name: 'media', needsCard: true, run: () => pressInCard('a[data-media]', '[data-cover]') },
	{ keys: ['p', 'n'], name: 'compose', run: session => intents.send({ kind: 'compose', session }) },
	{ keys: ['s'], name: 'search', run: (_session, navigate) => navigate('/search') },
	{ keys: ['d'], name: 'dark', run: toggleDarkMode },
	{ keys: ['u'], name: 'offer', run: () => toasts.act() },
	{ keys: ['?'], name: 'sheet', run: openShortcutSheet },
];

/** No card has a button for it, which would be one more for every note. */
function markFocused(): void {
	const card = focusedCard();
	const noteId = card?.dataset.noteId;
	if (card && noteId) intents.send({ kind: 'favorite', session: sessionAt(card), noteId });
}

async function toggleThread(): Promise<void> {
	const card = focusedCard();
	try {
		const { threadAt } = await import('@/blocks/thread/threadAt');
		threadAt(card)?.toggle();
	} catch (error) {
		await showError(error);
	}
}

/** Arrows scroll where no list of notes has the focus. */
export function isMeant(hotkey: Hotkey, key: string): boolean {
	if (hotkey.needsBareCard) return document.activeElement !== null && document.activeElement === focusedCard();
	return (!hotkey.needsCard && !key.startsWith('Arrow')) || focusedCard() !== null;
}
