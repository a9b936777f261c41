// @vitest-environment bundled-happy-dom

import { beforeEach, expect, it, vi } from 'vitest';
import { type StoredDeck, writeDecks } from '@/domain/deck/storedDecks';
import { localDatabase } from '@/platform/localDatabase';
import { deckStore } from '@/stores/deck/DeckStore';
import { defaultDeck } from '@/stores/deck/deckOperations';
import { deckProfile, deckProfiles } from '@/stores/deck/deckSettings';
import { Preferences, preferences } from '@/stores/preferences/Preferences';
import { addDeck } from './addDeck';

const names = () => preferences.get(deckProfiles).map(({ name }) => name);
const shared = { ...defaultDeck('Shared'), id: 'shared' };

beforeEach(async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	await preferences.load(localDatabase(), { key: 'a.server/mara' });
	preferences.set(deckProfiles, []);
	await preferences.settled();
});

it('adds a deck beside the one of a new device where another layout is in use', () => {
	expect(deckStore.isOpen).toBe(false);
	addDeck(shared);
	expect(names()).toEqual(['Deck', 'Shared']);
	expect(preferences.get(deckProfile)).toBe('shared');
});

it('leaves what another tab has stored meanwhile, and decks of another form', async () => {
	const other = new Preferences();
	await other.load(localDatabase(), { key: 'a.server/mara' });
	const foreign = { id: 'foreign', name: 'Foreign' } as unknown as StoredDeck;
	other.set(deckProfiles, [...writeDecks([defaultDeck('Theirs')]), foreign]);
	await other.settled();
	addDeck(shared);
	await preferences.settled();
	expect([...names()].sort()).toEqual(['Foreign', 'Shared', 'Theirs']);
});
