// @vitest-environment bundled-happy-dom

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readWidgets } from '@/domain/widget/readWidgets';
import { setAnimations } from '@/platform/reducedMotion';
import { deckStore } from '@/stores/deck/DeckStore';
import { changeColumn, columnOf, newColumn } from '@/stores/deck/deckOperations';
import { deckProfiles } from '@/stores/deck/deckSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { OverlayHost } from '@/ui/overlay/OverlayHost';
import { toasts } from '@/ui/toast/toasts';
import { memoKind } from './kinds/memo/memoKind';
import { widgetViews } from './widgetViews';

vi.mock('@/platform/useIsSeen', () => ({ useIsSeen: () => true }));

const { Column } = widgetViews([memoKind]);
const MEMO = { id: 'memo', name: 'memo', place: 'right', data: { text: '' } };

/** What the memo of each deck says. */
const memos = () =>
	deckStore.state
		.getState()
		.profiles.map(deck => readWidgets(columnOf(deck, 'notes')?.widgets).map(({ data }) => data.text)[0]);
const shown = () => {
	const column = columnOf(deckStore.deck, 'notes');
	return column ? <Column key={column.id} column={column} isIdle={false} /> : null;
};
const type = async (text: string) => fireEvent.change(await screen.findByRole('textbox'), { target: { value: text } });

let end = () => {};
beforeEach(() => {
	preferences.set(deckProfiles, []);
	end = deckStore.open('Deck');
	deckStore.change(deck => ({
		...deck,
		columns: [newColumn('widgets', { id: 'notes', widgets: [MEMO] })],
		layout: [['notes']],
	}));
});
afterEach(() => {
	cleanup();
	end();
});

it('a memo that is left with its deck keeps what was typed last', async () => {
	const { update } = renderInSession(shown());
	await type('Buy rope');
	deckStore.create('Other', 'empty');
	update(shown());
	expect(memos()).toEqual(['Buy rope', undefined]);
});

it('a removed widget comes back to its deck by the message that offers it, though another deck is shown', async () => {
	renderInSession(shown());
	fireEvent.click(await screen.findByRole('button', { name: 'Edit widgets' }));
	fireEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
	expect(memos()).toEqual([undefined]);
	act(() => deckStore.create('Other', 'empty'));
	toasts.act();
	expect(memos()).toEqual(['', undefined]);
	expect(deckStore.deck.name).toBe('Other');
});

it('what was typed last stays out of a copy of the deck that is shown next', async () => {
	const { id } = deckStore.deck;
	deckStore.create('Copy', 'copy');
	deckStore.choose(id);
	const { update } = renderInSession(shown());
	await type('Buy rope');
	const [, copy] = deckStore.state.getState().profiles;
	deckStore.choose(copy?.id ?? '');
	update(shown());
	expect(memos()).toEqual(['Buy rope', '']);
	expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('');
});

it('the focus stays among the widgets when one of them is removed', async () => {
	const second = { ...MEMO, id: 'other', data: { text: '', title: 'Rope' } };
	deckStore.change(deck => changeColumn(deck, 'notes', { widgets: [MEMO, second] }));
	const { update } = renderInSession(shown());
	fireEvent.click(await screen.findByRole('button', { name: 'Edit widgets' }));
	const remove = async (name: string) => {
		const button = await screen.findByRole('button', { name: `Remove ${name}` });
		button.focus();
		fireEvent.click(button);
		update(shown());
	};
	await remove('Memo');
	expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Rope' }));
	await remove('Rope');
	expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add widget' }));
});

it('the focus stays among the widgets when one of them is removed by its menu', async () => {
	setAnimations(false);
	const second = { ...MEMO, id: 'other', data: { text: '', title: 'Rope' } };
	deckStore.change(deck => changeColumn(deck, 'notes', { widgets: [MEMO, second] }));
	const page = () => (
		<>
			{shown()}
			<OverlayHost />
		</>
	);
	const { update } = renderInSession(page());
	const remove = async (name: string) => {
		const button = await screen.findByRole('button', { name: `Menu of ${name}` });
		button.focus();
		fireEvent.click(button);
		fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove widget' }));
		update(page());
	};
	await remove('Memo');
	await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu of Rope' })));
	await remove('Rope');
	await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add widget' })));
});
