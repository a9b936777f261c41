// @vitest-environment bundled-happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { wireUser } from '@tests/factories/wireNote';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { setAnimations } from '@/platform/reducedMotion';
import { deckStore } from '@/stores/deck/DeckStore';
import { deckProfiles } from '@/stores/deck/deckSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { queryClient } from '@/stores/queryClient';
import { chooseAccount } from '@/stores/session/accounts';
import { currentSession } from '@/stores/session/sessions';
import { OverlayHost } from '@/ui/overlay/OverlayHost';
import { overlays } from '@/ui/overlay/overlays';
import { openAddColumn } from './addColumn';

vi.mock('partysocket/ws', async () => ({ default: (await import('@tests/factories/HeldSocket')).HeldSocket }));
vi.stubGlobal('fetch', () => new Promise(() => {}));

const rin = { origin: 'https://a.example', host: 'a.example', id: 'rin', username: 'rin', token: 'token' };
let end = () => {};
beforeEach(() => {
	setAnimations(false);
	preferences.set(deckProfiles, []);
	end = deckStore.open('Deck');
	chooseAccount({ ...rin, name: null, avatarUrl: null });
	queryClient.clear();
	render(<OverlayHost />);
	act(() => openAddColumn(document.body));
});
afterEach(() => {
	end();
	act(() => overlays.closeAll());
	cleanup();
	vi.restoreAllMocks();
	localStorage.clear();
});

/** The picker's code comes when it is first opened. */
const WITHIN = { timeout: 10_000 };

async function name(handle: string) {
	fireEvent.click(await screen.findByRole('menuitem', { name: /^User/ }));
	const field = await screen.findByRole('combobox', {}, WITHIN);
	fireEvent.change(field, { target: { value: handle } });
	await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
}

it('asks whose notes a column shall show', async () => {
	const request = answerCalls(currentSession().api, endpoint =>
		endpoint === 'users/show' ? wireUser({ id: 'mara' }) : [],
	);
	await name('@mara@b.example');
	await vi.waitFor(() => expect(deckStore.deck.columns).toHaveLength(5));
	expect(request.mock.calls.map(call => call.slice(0, 2))).toContainEqual([
		'users/show',
		{ username: 'mara', host: 'b.example' },
	]);
	expect(deckStore.deck.columns[4]).toMatchObject({ type: 'userNotes', target: { kind: 'user', id: 'mara' } });
	expect(deckStore.deck.columns[4]?.name).toBe('Mara Lindqvist');
	expect(preferences.get(deckProfiles)[0]?.columns[4]).toMatchObject({ type: 'userNotes', userId: 'mara' });
});

it('adds it to the deck that was shown when it asked', async () => {
	const { id } = deckStore.deck;
	const chooseOther = vi.fn().mockImplementationOnce(() => deckStore.create('Other', 'empty'));
	answerCalls(currentSession().api, endpoint => {
		if (endpoint !== 'users/show') return [];
		chooseOther();
		return wireUser({ id: 'mara' });
	});
	await name('@mara@b.example');
	await vi.waitFor(() => expect(deckStore.deckOf(id)?.columns).toHaveLength(5));
	expect(deckStore.deck).toMatchObject({ name: 'Other', columns: [] });
});

it('adds none for nobody', async () => {
	const nobody = new ApiError('users/show', 400, { code: 'NO_SUCH_USER' });
	answerCalls(currentSession().api, () => Promise.reject(nobody));
	await name('@nobody');
	expect(await screen.findByText('User not found.')).toBeTruthy();
	expect(deckStore.deck.columns).toHaveLength(4);
});
