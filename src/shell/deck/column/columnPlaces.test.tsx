// @vitest-environment bundled-happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeDecks } from '@/domain/deck/storedDecks';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { newColumn } from '@/stores/deck/deckOperations';
import { deckProfile, deckProfiles } from '@/stores/deck/deckSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { currentSession } from '@/stores/session/sessions';
import { pressDeckKey } from '../deckKeys';
import { alwaysShowsMain } from '../layoutPreferences';
import { moveByKey } from './columnKeys';
import { sizeItems } from './columnPlaces';

vi.stubGlobal('fetch', () => new Promise(() => {}));

const KINDS = ['main', 'home', 'local', 'global'];
const stacks = () => deckStore.deck.layout.map(stack => stack.join('/'));

let close = () => {};
function openDeck(layout: readonly (readonly string[])[]): void {
	const columns = KINDS.map(type => newColumn(type, { id: type }));
	preferences.set(deckProfiles, writeDecks([{ id: 'watch', name: 'Night watch', columns, layout }]));
	preferences.set(deckProfile, 'watch');
	close = deckStore.open('Deck');
	render(
		KINDS.map(id => (
			<section key={id} data-column-id={id}>
				<button type="button" data-column-handle onKeyDown={event => moveByKey(event, id)}>
					{id}
				</button>
			</section>
		)),
	);
}
function press(key: string, id: string): void {
	screen.getByRole('button', { name: id }).focus();
	pressDeckKey(key, currentSession());
}

const scrollIntoView = vi.fn();
beforeEach(() => {
	history.replaceState(null, '', '/');
	preferences.set(alwaysShowsMain, true);
	vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView);
	scrollIntoView.mockClear();
});
afterEach(() => {
	close();
	cleanup();
	preferences.set(alwaysShowsMain, true);
	vi.restoreAllMocks();
});

describe('while the main column is hidden', () => {
	beforeEach(() => preferences.set(alwaysShowsMain, false));

	it('the first column that shows moves no further to the left, nor under the hidden one', () => {
		openDeck([['main'], ['home'], ['local'], ['global']]);
		for (const key of ['h', 's']) press(key, 'home');
		const header = screen.getByRole('button', { name: 'home' });
		fireEvent.keyDown(header, { key: 'ArrowLeft' });
		fireEvent.keyDown(header, { key: 'ArrowLeft', altKey: true });
		expect(stacks()).toEqual(['main', 'home', 'local', 'global']);
		expect(deckStore.state.getState().canUndo).toBe(false);
	});

	it('columns move past the hidden one, which keeps its place', () => {
		openDeck([['home'], ['main'], ['local'], ['global']]);
		press('h', 'local');
		expect(stacks()).toEqual(['local', 'main', 'home', 'global']);
		press('s', 'home');
		expect(stacks()).toEqual(['local/home', 'main', 'global']);
		press('l', 'global');
		expect(stacks()).toEqual(['local/home', 'main', 'global']);
	});

	it('a hidden one stays in its stack while others move', () => {
		openDeck([['main', 'home'], ['local'], ['global']]);
		press('u', 'home');
		press('h', 'global');
		expect(stacks()).toEqual(['main/home', 'global', 'local']);
	});
});

it('a column that gets a width of the menu stays in view', async () => {
	openDeck(KINDS.map(id => [id]));
	const column = deckStore.deck.columns[1];
	if (!column) throw new Error('There is no column.');
	const shown = { session: currentSession(), column, definition: undefined, anchor: document.body, refresh: undefined };
	const wide = sizeItems(shown).find(item => 'text' in item && item.text === text.decks.widths.wide);
	if (wide && 'onSelect' in wide) wide.onSelect?.();
	expect(deckStore.deck.columns[1]?.width).toBe(420);
	await vi.waitFor(() =>
		expect(scrollIntoView.mock.contexts).toContain(document.querySelector('[data-column-id=home]')),
	);
});
