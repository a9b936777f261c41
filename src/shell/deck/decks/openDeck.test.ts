// @vitest-environment bundled-happy-dom

import { answerCalls } from '@tests/factories/answerCalls';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeDecks } from '@/domain/deck/storedDecks';
import { deckStore } from '@/stores/deck/DeckStore';
import { addColumn, defaultDeck, newColumn } from '@/stores/deck/deckOperations';
import { deckProfiles, syncedDecksRead } from '@/stores/deck/deckSettings';
import { readSnapshots } from '@/stores/deck/deckSnapshots';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { chooseAccount } from '@/stores/session/accounts';
import { currentSession } from '@/stores/session/sessions';
import { openDeck } from './openDeck';
import { requestSyncedDecks } from './requestSyncedDecks';

vi.mock('partysocket/ws', async () => ({ default: (await import('@tests/factories/HeldSocket')).HeldSocket }));
vi.stubGlobal('fetch', () => new Promise(() => {}));

const kept = writeDecks([{ ...defaultDeck('Kept'), id: 'kept' }])[0];
const mara = { origin: 'https://a.example', host: 'a.example', id: 'mara', username: 'mara', token: 'token' };
let asked: ReturnType<typeof answerCalls>;
beforeEach(() => {
	chooseAccount({ ...mara, name: null, avatarUrl: null });
	preferences.set(deckProfiles, []);
	baseSettings.set(syncedDecksRead, false);
	asked = answerCalls(currentSession().api, () => ({ 'default:deck.profiles': [[{}, [kept]]] }));
});
afterEach(() => {
	vi.restoreAllMocks();
	localStorage.clear();
});

it('shows the decks that the account keeps on its server', async () => {
	openDeck();
	await vi.waitFor(() => expect(deckStore.deck.name).toBe('Kept'));
});

it('shows them from the first moment where they came while the code was loading', async () => {
	await requestSyncedDecks(currentSession())?.answered;
	openDeck();
	expect(deckStore.deck.name).toBe('Kept');
	expect(baseSettings.get(syncedDecksRead)).toBe(true);
	expect(asked).toHaveBeenCalledOnce();
});

it('asks for them once on a device', async () => {
	asked.mockResolvedValue({});
	openDeck();
	await vi.waitFor(() => expect(baseSettings.get(syncedDecksRead)).toBe(true));
	openDeck();
	expect(asked).toHaveBeenCalledOnce();
});

it('asks again where the server was not reached', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	asked.mockRejectedValue(new Error('away'));
	openDeck();
	const isTold = () =>
		expect(console.warn).toHaveBeenCalledWith('The decks on the server could not be read.', expect.any(Error));
	await vi.waitFor(isTold);
	openDeck();
	expect(asked).toHaveBeenCalledTimes(2);
});

it('keeps a deck before its first change', async () => {
	preferences.set(deckProfiles, writeDecks([{ ...defaultDeck('Mine'), id: 'mine' }]));
	openDeck();
	const { columns } = deckStore.deck;
	deckStore.change(deck => addColumn(deck, newColumn('home')));
	await vi.waitFor(
		async () => {
			const all = await readSnapshots(currentSession().key);
			const [snapshot] = all.filter(({ deck, reason }) => deck.id === 'mine' && reason === 'auto');
			expect(snapshot?.deck.columns).toHaveLength(columns.length);
		},
		// Snapshots of the tests before are kept first, one after the other.
		{ timeout: 10_000 },
	);
});

it('leaves the decks of this device alone', () => {
	preferences.set(deckProfiles, writeDecks([defaultDeck('Mine')]));
	openDeck();
	expect(asked).not.toHaveBeenCalled();
});
