// @vitest-environment bundled-happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { type LiveSession, liveSession } from '@tests/factories/liveSession';
import { renderInSession } from '@tests/factories/renderInSession';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStartTab } from './useStartTab';

vi.mock('partysocket/ws', async () => ({ default: (await import('@tests/factories/HeldSocket')).HeldSocket }));

let live: LiveSession;
beforeEach(() => {
	live = liveSession();
});
afterEach(() => {
	cleanup();
	live.stop();
});

const follows = (followingCount: number) =>
	act(() => live.tell('meUpdated', { id: 'me', username: 'me', followingCount }));

function Page(): ReactNode {
	return <h1>{useStartTab(['home', 'local'])}</h1>;
}

const shown = () => screen.getByRole('heading').textContent;

it('stays on Local for a new account that follows its first person, also by way of their page', () => {
	follows(0);
	const { unmount } = renderInSession(<Page />, { session: live.session });
	expect(shown()).toBe('local');
	follows(1);
	expect(shown()).toBe('local');
	unmount();
	renderInSession(<Page />, { session: live.session });
	expect(shown()).toBe('local');
});

it('is Home for an account that follows people', () => {
	follows(3);
	renderInSession(<Page />, { session: live.session });
	expect(shown()).toBe('home');
});
