// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { liveSession } from '@tests/factories/liveSession';
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { expect, it, vi } from 'vitest';
import { NetworkError } from '@/api/ApiError';
import { refreshMe, startSession } from './startSession';
import { updateAccount } from './updateAccount';

vi.mock('partysocket/ws', async () => ({ default: (await import('../../../tests/factories/HeldSocket')).HeldSocket }));

it('learns of a server that could not be reached at the start when it can be', async () => {
	const session = testSession();
	let isThere = false;
	answerCalls(session.api, endpoint => {
		if (!isThere) throw new NetworkError(endpoint, new TypeError('Failed to fetch'));
		if (endpoint === 'i') return { id: 'me', username: 'me' };
		return {};
	});
	const running = startSession(session);
	await vi.waitFor(() => expect(session.server.getState().isUnreachable).toBe(true));
	isThere = true;
	session.reachability.events.emit('back', undefined);
	await vi.waitFor(() => expect(session.server.getState()).toMatchObject({ isUnreachable: false }));
	await vi.waitFor(() => expect(session.me.getState().me).toMatchObject({ username: 'me' }));
	running.stop();
});

it('counts copies of a reaction once, and the same reaction again where taking it back was missed', () => {
	const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
	const session = testSession();
	answerCalls(session.api, () => ({}));
	const running = startSession(session);
	const wire = wireNote({ id: 'a', reactions: {} });
	session.entities.ingest([wire]);
	const react = () => {
		session.stream.events.emit('noteUpdated', { id: 'a', type: 'reacted', body: { reaction: '👍', userId: 'rin' } });
	};
	react();
	react();
	expect(session.entities.note('a')?.reactions).toEqual({ '👍': 1 });
	now.mockReturnValue(60_000);
	session.entities.ingest([wire]);
	react();
	expect(session.entities.note('a')?.reactions).toEqual({ '👍': 1 });
	running.stop();
	now.mockRestore();
});

it('keeps a change of the account that was saved while an older answer was on its way', async () => {
	const session = testSession();
	const saved = { id: 'me', username: 'me', mutedWords: [['new']] };
	let first: (answer: object) => void = () => {};
	const answers = [{ ...saved, mutedWords: [] }, new Promise(resolve => (first = resolve)), saved];
	answerCalls(session.api, endpoint => (endpoint === 'i' ? answers.shift() : saved));
	await refreshMe(session);
	const slow = refreshMe(session);
	await updateAccount(session, { mutedWords: [['new']] });
	first({ ...saved, mutedWords: [] });
	await slow;
	expect(session.me.getState().me?.mutedWords).toEqual([['new']]);
});

it('takes the last of three answers where the account changes all the time', async () => {
	const session = testSession();
	let asked = 0;
	answerCalls(session.api, () => {
		asked++;
		session.patchMe({ unreadNotificationsCount: asked });
		return { id: 'me', username: 'me', name: `answer ${asked}` };
	});
	await refreshMe(session);
	asked = 0;
	await refreshMe(session);
	expect(asked).toBe(3);
	expect(session.me.getState().me?.name).toBe('answer 3');
});

it('counts whom the account follows, and no refused request', async () => {
	const { session, answers, tell, stop } = liveSession();
	answers.i = () => ({ id: 'me', username: 'me', followingCount: 5 });
	await refreshMe(session);
	const rin = { id: 'rin', username: 'rin', notesCount: 1 };
	const count = () => session.me.getState().me?.followingCount;
	session.entities.ingestUsers([{ ...rin, isFollowing: true }]);
	tell('unfollow', { ...rin, isFollowing: false });
	expect(count()).toBe(4);
	session.entities.ingestUsers([{ ...rin, hasPendingFollowRequestFromYou: true }]);
	tell('unfollow', { ...rin, isFollowing: false });
	expect(count()).toBe(4);
	answers.i = () => ({ id: 'me', username: 'me', followingCount: 3 });
	tell('unfollow', { ...rin, id: 'unknown' });
	await vi.waitFor(() => expect(count()).toBe(3));
	tell('follow', { ...rin, isFollowing: true });
	expect(count()).toBe(4);
	stop();
});
