// @vitest-environment bundled-happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deckStore } from '@/stores/deck/DeckStore';
import { deckProfiles } from '@/stores/deck/deckSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { accounts, chooseAccount, type StoredAccount, storeAccount } from '@/stores/session/accounts';
import { currentSession, sessionOf } from '@/stores/session/sessions';
import { showColumnOf } from './showColumnOf';

vi.mock('partysocket/ws', async () => ({ default: (await import('@tests/factories/HeldSocket')).HeldSocket }));
vi.stubGlobal('fetch', () => new Promise(() => {}));

const account = (username: string, host: string): StoredAccount => ({
	...{ origin: `https://${host}`, host, id: username, username, name: null, avatarUrl: null, token: username },
});
const rin = account('rin', 'tidepool.example');
const mara = { kind: 'user', id: 'mara' };
const added = () => deckStore.deck.columns.filter(({ type }) => type === 'userNotes');

let end = () => {};
beforeEach(() => {
	preferences.set(deckProfiles, []);
	end = deckStore.open('Deck');
	chooseAccount(account('noor', 'home.example'));
	storeAccount(rin);
});
afterEach(() => {
	end();
	accounts.setState({ all: [], current: null });
	localStorage.clear();
});

it('adds one column for each target, and leads to it from then on', () => {
	for (const id of ['mara', 'dave', 'mara']) {
		showColumnOf({ session: currentSession(), column: 'userNotes', target: { kind: 'user', id }, name: id });
	}
	expect(added().map(({ name, target, account }) => [name, target?.id, account])).toEqual([
		['mara', 'mara', null],
		['dave', 'dave', null],
	]);
});

it('binds the column to the account that asks for it, which may have none yet', () => {
	showColumnOf({ session: sessionOf(rin), column: 'userNotes', target: mara });
	expect(added()[0]?.account).toBe('tidepool.example/rin');
});
