// @vitest-environment bundled-happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import { deckStore } from '@/stores/deck/DeckStore';
import { columnOf } from '@/stores/deck/deckOperations';
import { deckProfiles } from '@/stores/deck/deckSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { currentSession } from '@/stores/session/sessions';
import { prompt } from '@/ui/dialog/dialogs';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { COLUMN_ACTIONS } from './columnActions';
import { type ShownColumn, sizeItems } from './columnPlaces';

vi.mock('partysocket/ws', async () => ({ default: (await import('@tests/factories/HeldSocket')).HeldSocket }));
vi.mock('@/ui/dialog/dialogs');
vi.stubGlobal('fetch', () => new Promise(() => {}));

const homes = () => deckStore.state.getState().profiles.map(deck => columnOf(deck, 'home'));
const scrollIntoView = vi.fn();

let end = () => {};
beforeEach(() => {
	vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView);
	preferences.set(deckProfiles, []);
	end = deckStore.open('Deck');
	const { id } = deckStore.deck;
	deckStore.create('Copy', 'copy');
	deckStore.choose(id);
});
afterEach(() => {
	end();
	vi.restoreAllMocks();
});

/** Another tab does it while a dialog is open. */
const chooseCopy = () => deckStore.choose(deckStore.state.getState().profiles[1]?.id ?? '');
const definition = {
	...{ kind: 'home', icon: 'home', title: 'timeline.home', description: 'timeline.homeAbout', options: [] },
	isOffered: () => true,
	target: {
		kind: 'user',
		async ask() {
			chooseCopy();
			return { id: 'mara', name: 'Mara' };
		},
	},
} as unknown as ColumnDefinition;

function shownHome(): ShownColumn {
	const [column] = homes();
	if (!column) throw new Error('There is no column.');
	return { session: currentSession(), column, definition, anchor: document.body, refresh: undefined };
}
function run(id: string): void {
	const action = COLUMN_ACTIONS.flat().find(each => each.id === id);
	if (action && 'run' in action) action.run(shownHome());
}
const select = (items: readonly MenuItem[], id: string): void => {
	const item = items.find(each => 'id' in each && each.id === id);
	if (item && 'onSelect' in item) item.onSelect?.();
};

it.each([
	['name', () => run('rename'), { name: 'Bridge' }],
	['target', () => run('target'), { name: 'Mara', target: { kind: 'user', id: 'mara' } }],
	['width', () => select(sizeItems(shownHome()), 'pixels'), { width: 444 }],
])(
	'a %s that is entered is that of the column of the deck that was shown, also where a copy is shown by then',
	async (what, enter, changed) => {
		vi.mocked(prompt).mockImplementation(async () => {
			chooseCopy();
			return what === 'width' ? '444' : 'Bridge';
		});
		const [, before] = homes();
		enter();
		await vi.waitFor(() => expect(homes()[0]).toMatchObject(changed));
		expect(homes()[1]).toEqual(before);
		expect(deckStore.deck.name).toBe('Copy');
	},
);

it('a name that is left as it was is still that of the kind', async () => {
	const asked = vi.mocked(prompt).mockImplementation(async ({ initial }) => initial);
	asked.mockClear();
	run('rename');
	await vi.waitFor(() => expect(asked).toHaveBeenCalled());
	await Promise.resolve();
	expect(homes()[0]?.name).toBeNull();
});

it('a width that is entered for a column of another deck does not scroll the deck that is shown', async () => {
	document.body.innerHTML =
		'<main><section data-column-id="other"><button data-column-handle></button></section></main>';
	vi.mocked(prompt).mockImplementation(async () => {
		deckStore.create('Other', 'empty');
		deckStore.change(deck => ({ ...deck, columns: [{ ...shownColumn, id: 'other' }], layout: [['other']] }));
		return '444';
	});
	const { column: shownColumn } = shownHome();
	select(sizeItems(shownHome()), 'pixels');
	await vi.waitFor(() => expect(homes()[0]?.width).toBe(444));
	await new Promise(done => requestAnimationFrame(done));
	expect(scrollIntoView).not.toHaveBeenCalled();
});
