// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { type LiveSession, liveSession } from '@tests/factories/liveSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setAnimations } from '@/platform/reducedMotion';
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
