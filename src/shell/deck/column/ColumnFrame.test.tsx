// @vitest-environment bundled-happy-dom

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInSession } from '@tests/factories/renderInSession';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useIsColumnIdle } from '@/blocks/hosting/ColumnIdleContext';
import { columnOf } from '@/domain/deck/deck';
import { deckStore } from '@/stores/deck/DeckStore';
import { changeColumn } from '@/stores/deck/deckOperations';
import { ColumnFrame } from './ColumnFrame';

vi.mock('../columnRegistry', () => ({
	columnDefinition: (kind: string) => ({
		kind,
		icon: 'home',
		title: 'deck.page',
		load: async () => ({ default: Page }),
	}),
}));
vi.mock('./columnSession', async () => {
	const { testSession } = await import('@tests/factories/renderInSession');
	const session = testSession();
	return { columnSession: () => session };
});
vi.mock('../../session/SessionRoot', () => ({ SessionRoot: ({ children }: { children: ReactNode }) => children }));
afterEach(cleanup);

/** Like a page that a column shows, which is told nothing by props. */
function Page() {
	return <p>{useIsColumnIdle() ? 'asleep' : 'awake'}</p>;
}

const FILTER = { withRenotes: true, withReplies: true, withSensitive: true, onlyFiles: false };

it.each(['main', 'home'])('tells all that a column of the kind %s shows whether it is in sight', async kind => {
	const column = columnOf(kind, FILTER);
	const { rerender } = renderInSession(<ColumnFrame column={column} />);
	expect(await screen.findByText('awake')).toBeDefined();
	rerender(<ColumnFrame column={column} fold="strip" />);
	expect(await screen.findByText('asleep')).toBeDefined();
});

it.each([
	[null, 'var(--accent)', 'var(--on)'],
	['--account-3', 'var(--account-3)', 'var(--account-on)'],
])('writes on its colour %s in one that can be read there', (color, ground, ink) => {
	renderInSession(<ColumnFrame column={{ ...columnOf('home', FILTER), color }} />);
	const { style } = document.querySelector<HTMLElement>('[data-column]') ?? document.body;
	expect(['--column-accent', '--column-on'].map(name => style.getPropertyValue(name))).toEqual([ground, ink]);
});

it('stays in view when its header expands it', async () => {
	const close = deckStore.open('Deck');
	const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
	deckStore.change(deck => changeColumn(deck, 'home', { collapsed: true }));
	const column = deckStore.deck.columns.find(({ id }) => id === 'home');
	if (!column) throw new Error('There is no column.');
	renderInSession(<ColumnFrame column={column} fold="strip" />);
	fireEvent.click(screen.getByRole('button', { expanded: false }));
	expect(deckStore.deck.columns.find(({ id }) => id === 'home')?.collapsed).toBe(false);
	await vi.waitFor(() => expect(scrollIntoView).toHaveBeenCalled());
	scrollIntoView.mockRestore();
	close();
});
