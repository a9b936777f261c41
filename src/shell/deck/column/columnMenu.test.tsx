// @vitest-environment bundled-happy-dom

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setAnimations } from '@/platform/reducedMotion';
import { deckStore } from '@/stores/deck/DeckStore';
import { columnOf, removeColumn } from '@/stores/deck/deckOperations';
import { deckProfiles } from '@/stores/deck/deckSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { currentSession } from '@/stores/session/sessions';
import { OverlayHost } from '@/ui/overlay/OverlayHost';
import { overlays } from '@/ui/overlay/overlays';
import { openAddColumn } from '../decks/addColumn';
import { openDeckMenu } from '../decks/deckMenu';
import { openColumnMenu } from './columnMenu';

vi.mock('partysocket/ws', async () => ({ default: (await import('@tests/factories/HeldSocket')).HeldSocket }));
vi.stubGlobal('fetch', () => new Promise(() => {}));

const HOME = 'home';
let first: string;
let end = () => {};
beforeEach(() => {
	setAnimations(false);
	preferences.set(deckProfiles, []);
	end = deckStore.open('Deck');
	first = deckStore.deck.id;
	deckStore.create('Copy', 'copy');
	deckStore.choose(first);
	render(<OverlayHost />);
});
afterEach(() => {
	end();
	act(() => overlays.closeAll());
	cleanup();
	localStorage.clear();
});

const chooseCopy = () => deckStore.choose(deckStore.state.getState().profiles[1]?.id ?? '');
const openOfHome = () => openColumnMenu(HOME, document.body, () => {});

it.each([
	['a column, when another deck is chosen in another tab', openOfHome, chooseCopy],
	['a column, when that is gone', openOfHome, () => void deckStore.change(deck => removeColumn(deck, HOME))],
	['new columns, when another deck is chosen', () => openAddColumn(document.body), chooseCopy],
	['decks, when another one is chosen', () => openDeckMenu(document.body, currentSession()), chooseCopy],
])('the menu of %s, closes', async (_of, open, come) => {
	act(open);
	await screen.findByRole('menu');
	act(come);
	await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('the menu stays open while its column is changed, elsewhere too', async () => {
	act(openOfHome);
	fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Show renotes' }));
	expect(columnOf(deckStore.deck, HOME)?.withRenotes).toBe(false);
	act(() => void deckStore.change(deck => removeColumn(deck, 'local')));
	expect(screen.getByRole('menu')).toBeTruthy();
});
