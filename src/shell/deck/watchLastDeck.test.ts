// @vitest-environment bundled-happy-dom

import { testSession } from '@tests/factories/renderInSession';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appEvents } from '@/stores/appEvents';
import { deckStore } from '@/stores/deck/DeckStore';
import { addColumn, newColumn } from '@/stores/deck/deckOperations';
import type { Session } from '@/stores/session/Session';
import { watchLastDeck } from './watchLastDeck';

const isKept = () => localStorage.getItem('lastView') !== null;
const LOADED = '<section data-column="home"><article data-note-id="n1">Fog</article></section>';
const LOADING = '<section data-column="mentions"><div role="feed" aria-busy="true"></div></section>';

let session: Session;
let root: HTMLElement;

/** The server has answered a column. */
async function answer(html: string): Promise<void> {
	root.innerHTML = html;
	appEvents.emit('pageRemembered', { session, timeline: 'home', noteIds: ['n1'] });
	await new Promise(done => setTimeout(done, 60));
}

beforeEach(async () => {
	// It is loaded when a view is kept.
	await import('@/platform/keepLastView');
	localStorage.clear();
	history.replaceState(null, '', '/');
	vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
	vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 1));
	session = testSession();
	root = document.createElement('div');
	document.body.replaceChildren(root);
	for (const name of ['right', 'bottom'] as const) {
		vi.spyOn(DOMRect.prototype, name, 'get').mockReturnValue(1);
	}
	deckStore.open('Deck');
	deckStore.change(deck => ({ ...deck, columns: [], layout: [] }));
	watchLastDeck(root, session);
});

describe('watchLastDeck', () => {
	it('keeps what the columns in view show once all of them are loaded', async () => {
		await answer(LOADED + LOADING);
		expect(isKept()).toBe(false);
		root.innerHTML = LOADED;
		await vi.waitFor(() => expect(isKept()).toBe(true));
	});

	it('keeps nothing after a press, which may have uncovered something', async () => {
		root.dispatchEvent(new Event('pointerdown', { bubbles: true }));
		await answer(LOADED);
		expect(isKept()).toBe(false);
	});

	it('keeps nothing of a page that is not the deck itself', async () => {
		history.replaceState(null, '', '/notes/1');
		await answer(LOADED);
		expect(isKept()).toBe(false);
	});

	it('forgets it when the columns change', async () => {
		await answer(LOADED);
		await vi.waitFor(() => expect(isKept()).toBe(true));
		deckStore.change(deck => addColumn(deck, newColumn('home')));
		expect(isKept()).toBe(false);
	});
});
