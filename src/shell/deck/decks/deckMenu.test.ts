// @vitest-environment bundled-happy-dom

import { beforeEach, expect, it, vi } from 'vitest';
import { deckStore } from '@/stores/deck/DeckStore';
import { deckProfiles } from '@/stores/deck/deckSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { visitorSession } from '@/stores/session/sessions';
import { confirm, prompt } from '@/ui/dialog/dialogs';
import { DECK_ACTIONS, deckItems } from './deckMenu';

vi.mock('partysocket/ws', async () => ({ default: (await import('@tests/factories/HeldSocket')).HeldSocket }));
vi.stubGlobal('fetch', () => new Promise(() => {}));
vi.mock('@/ui/dialog/dialogs');

const decks = () => deckStore.state.getState().profiles;
const names = () => decks().map(({ name }) => name);
const idOf = (name: string) => decks().find(deck => deck.name === name)?.id ?? '';
const run = (id: string) => {
	const action = DECK_ACTIONS.flat().find(each => each.id === id);
	if (action && 'run' in action) action.run({ session: visitorSession(), anchor: document.body });
};

let meanwhile = () => {};
beforeEach(() => {
	vi.mocked(confirm).mockImplementation(async () => {
		meanwhile();
		return true;
	});
	vi.mocked(prompt).mockImplementation(async () => {
		meanwhile();
		return 'Bridge';
	});
	preferences.set(deckProfiles, []);
	deckStore.open('Deck');
	deckStore.create('Harbour', 'empty');
	deckStore.create('Sea', 'empty');
});

it.each([
	['delete', ['Deck', 'Harbour']],
	['rename', ['Deck', 'Harbour', 'Bridge']],
])('%s is done to the deck that was asked about, though another one was chosen meanwhile', async (id, after) => {
	const shown: string[] = [];
	let end = () => {};
	meanwhile = () => {
		deckStore.choose(idOf('Harbour'));
		end = deckStore.state.subscribe(({ deck }) => shown.push(deck.name));
	};
	run(id);
	await vi.waitFor(() => expect(names()).toEqual(after));
	end();
	expect(new Set(shown)).toEqual(new Set(['Harbour']));
});

it('stays where it is when a deck is chosen that is gone meanwhile', () => {
	const item = deckItems(visitorSession(), document.body).find(each => 'text' in each && each.text === 'Harbour');
	preferences.update(deckProfiles, all => all.filter(({ name }) => name !== 'Harbour'));
	if (item && 'onSelect' in item) item.onSelect?.();
	expect(deckStore.deck.name).toBe('Sea');
});

it('gives each copy a name of its own, however long the name is', () => {
	deckStore.rename('w'.repeat(40));
	for (let times = 0; times < 2; times++) run('duplicate');
	expect(new Set(names()).size).toBe(5);
	expect(Math.max(...names().map(({ length }) => length))).toBe(40);
});

it('offers to share only a deck with columns, as no other can be read', () => {
	const isReady = () =>
		DECK_ACTIONS.flat()
			.find(({ id }) => id === 'share')
			?.isReady?.({ session: visitorSession(), anchor: document.body });
	expect(isReady()).toBe(false);
	deckStore.choose(idOf('Deck'));
	expect(isReady()).toBe(true);
});

it.each(['delete', 'rename'])('%s leaves the others as they are where the deck is gone meanwhile', async id => {
	meanwhile = () => {
		deckStore.remove();
		meanwhile = () => {};
	};
	run(id);
	await vi.waitFor(() => expect(names()).not.toContain('Sea'));
	await Promise.resolve();
	expect(names()).toEqual(['Deck', 'Harbour']);
});
