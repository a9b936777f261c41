// @vitest-environment bundled-happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { liveSession } from '@tests/factories/liveSession';
import { renderInSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it, vi } from 'vitest';
import { BotBanner } from './BotBanner';

vi.mock('partysocket/ws', async () => ({ default: (await import('@tests/factories/HeldSocket')).HeldSocket }));

afterEach(cleanup);

it('says that one is signed in as a bot, and nothing to people', () => {
	const live = liveSession();
	renderInSession(<BotBanner />, { session: live.session });
	expect(screen.queryByRole('status')).toBeNull();
	act(() => live.tell('meUpdated', { id: 'me', username: 'me', isBot: true }));
	expect(screen.getByRole('status').textContent).toContain('bot');
	live.stop();
});
