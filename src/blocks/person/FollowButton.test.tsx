// @vitest-environment bundled-happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type LiveSession, liveSession } from '@tests/factories/liveSession';
import { renderInSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { useUser } from '@/stores/entities/useEntities';
import { FollowButton } from './FollowButton';

vi.mock('partysocket/ws', async () => ({ default: (await import('@tests/factories/HeldSocket')).HeldSocket }));
vi.mock('@/ui/dialog/dialogs', () => ({ confirm: async () => true, alert: vi.fn(), ask: vi.fn() }));

const DAVE = { id: 'dave', username: 'dave', notesCount: 3, isLocked: true };
const relation = (change: object) => ({
	id: 'dave',
	isFollowing: false,
	hasPendingFollowRequestFromYou: false,
	...change,
});

function Shown() {
	const user = useUser('dave');
	return user?.profile ? <FollowButton user={user} profile={user.profile} /> : null;
}

let live: LiveSession;
beforeEach(() => {
	live = liveSession();
	renderInSession(<Shown />, { session: live.session });
	act(() => void live.session.entities.ingestUsers([DAVE]));
});
afterEach(() => live.stop());

const label = () => screen.getByRole('button').textContent;
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));

it('believes the stream where a locked account accepts at once', async () => {
	live.answers['following/create'] = () => {
		live.tell('follow', { ...DAVE, isFollowing: true });
		return { id: 'dave' };
	};
	await press();
	await waitFor(() => expect(label()).toBe('Unfollow'));
	expect(live.asked).not.toHaveBeenCalledWith('users/relation', expect.anything());
});

it('asks the server how it stands where the stream is silent', async () => {
	live.answers['following/create'] = () => ({ id: 'dave' });
	live.answers['users/relation'] = () => [relation({ isFollowing: true })];
	await press();
	await waitFor(() => expect(label()).toBe('Unfollow'));
});

it('shows a follow, an unfollow and an answered request that were made elsewhere', () => {
	act(() => live.tell('follow', { ...DAVE, isFollowing: true }));
	expect(label()).toBe('Unfollow');
	act(() => live.tell('unfollow', { ...DAVE, isFollowing: false }));
	expect(label()).toBe('Follow');
	act(() => live.session.entities.ingestRelations([relation({ hasPendingFollowRequestFromYou: true })]));
	expect(label()).toBe('Requested');
	// The event itself changes the relation, as the light user in its body lacks it.
	act(() => live.tell('follow', { id: 'dave', username: 'dave' }));
	expect(label()).toBe('Unfollow');
});

it('takes a refusal for what it says: followed from another device already', async () => {
	live.answers['following/create'] = () => {
		throw new ApiError('following/create', 400, { code: 'ALREADY_FOLLOWING', id: '35387507' });
	};
	live.answers['users/relation'] = () => [relation({ isFollowing: true })];
	await press();
	await waitFor(() => expect(label()).toBe('Unfollow'));
});

it('goes back to what it was where the server refuses', async () => {
	live.answers['following/create'] = () => {
		throw new ApiError('following/create', 400, { code: 'BLOCKED', id: 'c4ab57cc' });
	};
	live.answers['users/relation'] = () => {
		throw new Error('offline');
	};
	await press();
	await waitFor(() => expect(label()).toBe('Follow'));
});

it('forgets what the timeline showed last, as other notes come from now on', async () => {
	const key = `lastPage:${live.session.key}`;
	localStorage.setItem(key, '{}');
	live.answers['following/create'] = () => ({ id: 'dave' });
	live.answers['users/relation'] = () => [relation({ isFollowing: true })];
	await press();
	await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
});
