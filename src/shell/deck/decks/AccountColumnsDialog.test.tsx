// @vitest-environment bundled-happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deckStore } from '@/stores/deck/DeckStore';
import { deckProfiles } from '@/stores/deck/deckSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { accounts, chooseAccount, type StoredAccount, storeAccount } from '@/stores/session/accounts';
import { AccountColumnsDialog } from './AccountColumnsDialog';

vi.mock('partysocket/ws', async () => ({ default: (await import('@tests/factories/HeldSocket')).HeldSocket }));
vi.stubGlobal('fetch', () => new Promise(() => {}));

const account = (username: string, host: string): StoredAccount => ({
	...{ origin: `https://${host}`, host, id: username, username, name: null, avatarUrl: null, token: username },
});
const rin = account('rin', 'tidepool.example');
const kinds = () => deckStore.deck.columns.map(({ type, account }) => `${type} ${account ?? ''}`.trim());

let end = () => {};
let before: readonly string[] = [];
const onClose = vi.fn();
beforeEach(() => {
	preferences.set(deckProfiles, []);
	end = deckStore.open('Deck');
	chooseAccount(account('mara', 'home.example'));
	storeAccount(rin);
	before = kinds();
	render(<AccountColumnsDialog account={rin} onClose={onClose} />);
});
afterEach(() => {
	end();
	cleanup();
	localStorage.clear();
	onClose.mockClear();
});

it('adds the columns that were chosen, and leaves the page its account', () => {
	fireEvent.click(screen.getByRole('checkbox', { name: /^Notifications/ }));
	fireEvent.click(screen.getByRole('checkbox', { name: /^Local/ }));
	fireEvent.click(screen.getByRole('button', { name: 'Add columns' }));
	expect(kinds()).toEqual([...before, 'home tidepool.example/rin', 'local tidepool.example/rin']);
	expect(onClose).toHaveBeenCalledOnce();
	expect(accounts.getState().current?.username).toBe('mara');
});

it('adds them to the deck that was shown when it asked', () => {
	const { id } = deckStore.deck;
	act(() => deckStore.create('Other', 'empty'));
	fireEvent.click(screen.getByRole('button', { name: 'Add columns' }));
	expect(kinds()).toEqual([]);
	deckStore.choose(id);
	expect(kinds()).toEqual([...before, 'home tidepool.example/rin', 'notifications tidepool.example/rin']);
});

it('leaves the deck as it is where nobody wants any now', () => {
	fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
	expect(kinds()).toEqual(before);
	expect(onClose).toHaveBeenCalledOnce();
});
