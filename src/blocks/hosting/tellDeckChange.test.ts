// @vitest-environment bundled-happy-dom

import { beforeEach, expect, it } from 'vitest';
import { localDatabase } from '@/platform/localDatabase';
import { deckStore } from '@/stores/deck/DeckStore';
import { removeColumn, setWidth } from '@/stores/deck/deckOperations';
import { deckProfiles } from '@/stores/deck/deckSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { toasts } from '@/ui/toast/toasts';
import { tellDeckChange } from './tellDeckChange';

const kinds = () => deckStore.deck.columns.map(({ type }) => type);
const said = () => toasts.shown().map(({ text }) => text);

beforeEach(async () => {
	await preferences.load(localDatabase(), { key: 'a.server/mara' });
	preferences.set(deckProfiles, []);
	const close = deckStore.open('Deck');
	deckStore.change(deck => removeColumn(deck, 'local'));
	tellDeckChange('Local removed');
	return close;
});

it('takes back the change that it tells of', () => {
	toasts.act();
	expect(kinds()).toContain('local');
	expect(said()).toEqual([]);
});

it('goes once something else was changed, so that its button takes nothing else back', () => {
	deckStore.change(deck => setWidth(deck, 'home', 400));
	expect(said()).toEqual([]);
	expect(kinds()).not.toContain('local');
});

it('goes when its change was taken back by a key', () => {
	deckStore.undo();
	expect(said()).toEqual([]);
	expect(kinds()).toContain('local');
});
