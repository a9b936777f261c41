// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type LiveSession, liveSession } from '@tests/factories/liveSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setAnimations } from '@/platform/reducedMotion';
import { deckStore } from '@/stores/deck/DeckStore';
import { intents } from '@/stores/intents';
import { OverlayHost } from '@/ui/overlay/OverlayHost';
import { overlays } from '@/ui/overlay/overlays';
import { openUserMenu } from './openUserMenu';

vi.mock('partysocket/ws', async () => ({ default: (await import('@tests/factories/HeldSocket')).HeldSocket }));

const DAVE = { id: 'dave', username: 'dave', notesCount: 3 };

let live: LiveSession;
beforeEach(() => {
	setAnimations(false);
	live = liveSession();
	live.session.entities.ingestUsers([DAVE]);
});
afterEach(() => {
	act(() => overlays.closeAll());
	live.stop();
});

it('offers what suits a follow that is made elsewhere while the menu is open', async () => {
	render(<OverlayHost />);
	await act(
		async () => void openUserMenu({ kind: 'userMenu', session: live.session, userId: 'dave', anchor: { x: 0, y: 0 } }),
	);
	await screen.findByRole('menu');
	const followItem = () => screen.queryByText(/Show replies to others/);
	expect(followItem()).toBeNull();
	await act(async () => live.tell('follow', { ...DAVE, isFollowing: true }));
	expect(followItem()).not.toBeNull();
	await act(async () => live.tell('unfollow', { ...DAVE, isFollowing: false }));
	expect(followItem()).toBeNull();
});

it('offers a column of their notes where columns are shown', async () => {
	const open = async () => {
		render(<OverlayHost />);
		const anchor = { x: 0, y: 0 };
		await act(async () => void openUserMenu({ kind: 'userMenu', session: live.session, userId: 'dave', anchor }));
		await screen.findByRole('menu');
	};
	await open();
	expect(screen.queryByText('Show notes in a column')).toBeNull();
	act(() => overlays.closeAll());
	cleanup();
	const close = deckStore.open('Deck');
	const asked = vi.spyOn(intents, 'send').mockReturnValue();
	await open();
	fireEvent.click(screen.getByText('Show notes in a column'));
	expect(asked.mock.calls).toMatchObject([
		[{ kind: 'showColumn', column: 'userNotes', target: { kind: 'user', id: 'dave' }, name: 'dave' }],
	]);
	close();
});
