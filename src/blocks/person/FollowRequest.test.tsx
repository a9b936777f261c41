// @vitest-environment bundled-happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type LiveSession, liveSession } from '@tests/factories/liveSession';
import { renderInSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { useUser } from '@/stores/entities/useEntities';
import { FollowRequest } from './FollowRequest';

vi.mock('partysocket/ws', async () => ({ default: (await import('@tests/factories/HeldSocket')).HeldSocket }));
vi.mock('@/ui/dialog/dialogs', () => ({ confirm: vi.fn(), alert: vi.fn(), ask: vi.fn() }));

const NEMO = { id: 'nemo', username: 'nemo' };

function Shown() {
	const user = useUser('nemo');
	return user ? <FollowRequest user={user} /> : null;
}

let live: LiveSession;
let asks: boolean;
beforeEach(() => {
	asks = true;
	live = liveSession();
	live.answers['users/relation'] = () => [{ id: 'nemo', hasPendingFollowRequestToYou: asks }];
	act(() => live.tell('meUpdated', { id: 'me', username: 'me', hasPendingReceivedFollowRequest: true }));
});
afterEach(() => live.stop());

async function show() {
	renderInSession(<Shown />, { session: live.session });
	await act(async () => void live.session.entities.ingestUsers([NEMO]));
}

describe('a notification of a follow request', () => {
	it('can be answered as long as the request is there', async () => {
		await show();
		expect(screen.getByText('Accept')).toBeTruthy();
		live.answers['following/requests/accept'] = () => undefined;
		await act(async () => void fireEvent.click(screen.getByText('Accept')));
		await vi.waitFor(() => expect(screen.queryByText('Accept')).toBeNull());
	});

	it('has nothing to answer where the request is gone, and provokes no refusal', async () => {
		asks = false;
		await show();
		expect(screen.queryByText('Accept')).toBeNull();
	});

	it('asks nothing where the account says that nobody waits', async () => {
		act(() => live.tell('meUpdated', { id: 'me', username: 'me', hasPendingReceivedFollowRequest: false }));
		await show();
		expect(screen.queryByText('Accept')).toBeNull();
		expect(live.asked).not.toHaveBeenCalledWith('users/relation', expect.anything());
	});

	it.each([
		['accepted on another device', 'followed', NEMO],
		['no longer exists', 'meUpdated', { id: 'me', username: 'me', hasPendingReceivedFollowRequest: false }],
	])('loses its buttons when the request was %s', async (_how, type, body) => {
		await show();
		act(() => live.tell(type, body));
		expect(screen.queryByText('Accept')).toBeNull();
	});

	it('asks again when one of several requests was taken back', async () => {
		await show();
		asks = false;
		act(() => live.tell('meUpdated', { id: 'me', username: 'me', hasPendingReceivedFollowRequest: true }));
		await waitFor(() => expect(screen.queryByText('Accept')).toBeNull());
	});

	it('stays gone where the press finds it gone, and stays answerable where the press failed', async () => {
		await show();
		live.answers['following/requests/accept'] = () => {
			throw new ApiError('following/requests/accept', 400, { code: 'INTERNAL_ERROR', id: 'x' });
		};
		await act(async () => void fireEvent.click(screen.getByText('Accept')));
		expect(screen.getByText('Accept')).toBeTruthy();
		asks = false;
		await act(async () => void fireEvent.click(screen.getByText('Accept')));
		expect(screen.queryByText('Accept')).toBeNull();
	});
});
