// @vitest-environment bundled-happy-dom

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '@/domain/account/Me';
import type { DeckProfile } from '@/domain/deck/deck';
import { writeDecks } from '@/domain/deck/storedDecks';
import { pageRouters } from '@/routes/pageRouters';
import { deckStore } from '@/stores/deck/DeckStore';
import { moveColumn, newColumn } from '@/stores/deck/deckOperations';
import { deckProfile, deckProfiles } from '@/stores/deck/deckSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { SessionProvider } from '@/stores/session/SessionContext';
import { currentSession } from '@/stores/session/sessions';
import { MainRouterProvider } from '../../pages/MainView';
import { columnView, setUnread } from '../column/columnView';
import { DeckNavItems } from '../decks/DeckNavItems';
import { alwaysShowsMain } from '../layoutPreferences';
import { ColumnStrip } from './ColumnStrip';

const session = testSession();
const { history } = pageRouters.memory('/');
const level = { View: () => null, goTo() {} };
const router = { history, hasPage: () => true, first: level, makeLevel: () => level, levelOf: (each: string) => each };
const Deck = () => (
	<MainRouterProvider value={router}>
		<SessionProvider value={session}>
			<DeckNavItems />
		</SessionProvider>
	</MainRouterProvider>
);

vi.stubGlobal('fetch', () => new Promise(() => {}));
Element.prototype.scrollIntoView = vi.fn();

const deck: DeckProfile = {
	id: 'watch',
	name: 'Night watch',
	columns: (['home', 'notifications', 'local'] as const).map(type => newColumn(type, { id: type })),
	layout: [['home'], ['notifications'], ['local']],
};

const withMain: DeckProfile = {
	...deck,
	columns: [newColumn('main', { id: 'main' }), ...deck.columns],
	layout: [['main'], ...deck.layout],
};

let close = () => {};
beforeEach(() => {
	preferences.set(deckProfiles, writeDecks([deck]));
	preferences.set(deckProfile, deck.id);
	preferences.set(alwaysShowsMain, true);
	close = deckStore.open('Deck');
});
afterEach(() => {
	close();
	cleanup();
	columnView.setState({ shown: new Set(), unread: {} });
	currentSession().me.setState({ me: null });
	localStorage.clear();
});

const names = (list: HTMLElement) =>
	within(list)
		.getAllByRole('button')
		.map(each => each.getAttribute('aria-label'));
const column = (id: string) => (
	<section data-column-id={id}>
		<button type="button" data-column-handle>
			handle of {id}
		</button>
	</section>
);

it('names the deck, and lists its columns as they stand', () => {
	render(<Deck />);
	expect(screen.getByRole('button', { name: 'Decks: Night watch' })).toHaveProperty('innerText', 'Night watch');
	const list = screen.getByRole('list', { name: 'Columns' });
	expect(names(list)).toEqual(['Home', 'Notifications', 'Local']);
	act(() => void deckStore.change(before => moveColumn(before, 'local', 'left')));
	expect(names(list)).toEqual(['Home', 'Local', 'Notifications']);
});

it('counts only the columns that are shown', () => {
	preferences.set(deckProfiles, writeDecks([withMain]));
	preferences.set(alwaysShowsMain, false);
	render(<Deck />);
	const list = screen.getByRole('list', { name: 'Columns' });
	expect(names(list)).toEqual(['Home', 'Notifications', 'Local']);
	act(() => history.push('/search'));
	expect(names(list)).toHaveLength(4);
	act(() => history.back());
});

it('marks what is new in a column that is out of view', async () => {
	render(<Deck />);
	act(() => setUnread('local', 4));
	expect((await screen.findByRole('button', { name: 'Local, 4 unread' })).textContent).toBe('Local4');
});

it('marks notifications as the server counts them', () => {
	render(<Deck />);
	const { me } = currentSession();
	act(() => {
		setUnread('notifications', 1);
		me.setState({ me: { unreadNotificationsCount: 3 } as Me });
	});
	expect(screen.getByRole('button', { name: 'Notifications, 3 unread' }).textContent).toBe('Notifications3');
});

it('leads to a column by a press', () => {
	render(
		<>
			<Deck />
			{column('local')}
		</>,
	);
	fireEvent.click(screen.getByRole('button', { name: 'Local' }));
	expect(document.activeElement?.textContent).toBe('handle of local');
});

it('folds away, and stays folded', () => {
	const { unmount } = render(<Deck />);
	fireEvent.click(screen.getByRole('button', { name: 'Hide column list' }));
	expect(screen.queryByRole('list')).toBeNull();
	unmount();
	render(<Deck />);
	expect(screen.getByRole('button', { name: 'Show column list' }).getAttribute('aria-expanded')).toBe('false');
});

it('shows on a phone where one is, and what is new beside it', async () => {
	render(<ColumnStrip deck={deck} />);
	act(() => {
		columnView.setState({ shown: new Set(['notifications']) });
		setUnread('home', 2);
	});
	const strip = screen.getByRole('list', { name: 'Columns' });
	expect(within(strip).getByRole('button', { current: true }).getAttribute('aria-label')).toBe('Notifications');
	expect((await within(strip).findByRole('button', { name: 'Home, 2 unread' })).dataset.marked).toBe('true');
});
