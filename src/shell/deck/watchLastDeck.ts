import { isRecallable } from '@/blocks/feed/rememberedPage';
import { pathTo } from '@/domain/paths/pathTo';
import { isInView } from '@/platform/isInView';
import { forgetLastView, keepViewIf } from '@/platform/lastView';
import { appEvents } from '@/stores/appEvents';
import { deckStore } from '@/stores/deck/DeckStore';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { overlays } from '@/ui/overlay/overlays';
import { whenDrawn } from '../whenDrawn';
import { columnSession } from './column/columnSession';

/** What a column shows while its list is loaded, or is one of an earlier visit. */
const LOADING = '.skeleton-rows, [aria-busy="true"]';

/**
 * Stores the markup of the deck for the first paint of the next start (`showLastView`), once: when the columns in view
 * show what the server answered, unless the user has pressed anything by then. Deletes it once it would show something
 * else, or too much. Call it when the deck is known.
 * @param session the current account's
 */
export function watchLastDeck(root: HTMLElement, session: Session): void {
	let isOver = false;
	const end = () => {
		isOver = true;
	};
	for (const name of ['pointerdown', 'keydown'] as const) addEventListener(name, end, { capture: true, once: true });
	const isWanted = () => {
		if (isOver || location.pathname !== pathTo('index') || location.hash !== '') return false;
		if (overlays.top() !== undefined || !sessionsShown().every(isRecallable) || !isDeckLoaded(root)) return false;
		end();
		return true;
	};
	const keep = () => void keepViewIf(isWanted, root, session.isMember ? session.key : null);
	appEvents.on('pageRemembered', () => {
		if (!isOver) whenDrawn(() => isOver || isDeckLoaded(root), keep);
	});
	for (const each of sessionsShown()) each.wordMutes.version.subscribe(forgetLastView);
	deckStore.state.subscribe(({ deck }, before) => {
		if (deck !== before.deck) forgetLastView();
	});
	preferences.watchView(forgetLastView);
	baseSettings.watchView(forgetLastView);
}

const sessionsShown = (): readonly Session[] => [
	...new Set(deckStore.deck.columns.flatMap(column => columnSession(column) ?? [])),
];

function isDeckLoaded(root: HTMLElement): boolean {
	const columns = [...root.querySelectorAll('section[data-column]')].filter(isInView);
	return columns.length > 0 && columns.every(column => column.querySelector(LOADING) === null);
}
