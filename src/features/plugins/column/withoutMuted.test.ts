// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { wireNote, wireUser } from '@tests/factories/wireNote';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import type { Session } from '@/stores/session/Session';
import { withoutMuted } from './withoutMuted';

const { signal } = new AbortController();
let session: Session;
beforeEach(() => {
	session = testSession();
	session.me.setState({ me: { mutedInstances: ['loud.example'] } as never });
});

const by = (id: string, host: string | null = null) => wireUser({ id, host });
const said = (id: string, author: string, more: object = {}) => wireNote({ id, user: by(author), ...more });
const RELATIONS = [
	{ id: 'muted', isMuted: true },
	{ id: 'blocked', isBlocking: true },
	{ id: 'renoter', isRenoteMuted: true },
	{ id: 'friend', isMuted: false },
];
const show = (...notes: readonly ReturnType<typeof said>[]) =>
	withoutMuted(session, session.entities.ingest(notes), signal);

it('leaves out people who are muted or blocked, and what answers or renotes them', async () => {
	const asked = answerCalls(session.api, () => RELATIONS);
	const muted = said('m', 'muted');
	expect(
		await show(
			said('a', 'friend'),
			muted,
			said('b', 'blocked'),
			said('answer', 'friend', { replyId: 'm', reply: muted }),
			said('quote', 'friend', { renoteId: 'm', renote: muted }),
			said('own', 'me'),
		),
	).toEqual(['a', 'own']);
	expect(asked.mock.calls).toEqual([['users/relation', { userId: ['friend', 'muted', 'blocked'] }, expect.anything()]]);
});

it('leaves out muted servers, and renotes where those are muted', async () => {
	answerCalls(session.api, () => RELATIONS);
	const note = said('a', 'friend');
	expect(
		await show(
			note,
			wireNote({ id: 'loud', user: by('x', 'loud.example') }),
			wireNote({ id: 'louder', user: by('y', 'very.loud.example') }),
			wireNote({ id: 'fine', user: by('z', 'notloud.example') }),
			said('renote', 'renoter', { text: null, renoteId: 'a', renote: note }),
			said('quote', 'renoter', { text: 'so true', renoteId: 'a', renote: note }),
		),
	).toEqual(['a', 'fine', 'quote']);
});

it('shows all where the server doesn’t tell, and nothing where it can’t be asked', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	let error: Error = new ApiError('users/relation', 403, { code: 'PERMISSION_DENIED' });
	answerCalls(session.api, () => Promise.reject(error));
	expect(await show(said('a', 'friend'))).toEqual(['a']);
	error = new NetworkError('users/relation', 'away');
	await expect(show(said('a', 'friend'))).rejects.toBe(error);
});

it('asks nothing about the reader’s own notes', async () => {
	const asked = answerCalls(session.api, () => []);
	expect(await show(said('a', 'me'))).toEqual(['a']);
	expect(asked).not.toHaveBeenCalled();
});
