// @vitest-environment bundled-happy-dom

import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toMe } from '@/api/toMe';
import * as sessions from '@/stores/session/sessions';
import { readOnSight } from './readOnSight';

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

/** A session with three unread notifications, and what its server says when they are marked as read. */
function unread(answer: () => unknown) {
	const session = testSession();
	session.me.setState({ me: toMe({ id: 'me', username: 'me', unreadNotificationsCount: 3 } as never, null) });
	vi.spyOn(session.stream, 'send').mockImplementation(() => {});
	const asked = answerCalls(session.api, answer);
	return { session, asked, count: () => session.me.getState().me?.unreadNotificationsCount };
}

it('marks all as read after a second', async () => {
	const { session, asked, count } = unread(() => null);
	readOnSight(session);
	await vi.advanceTimersByTimeAsync(900);
	expect(count()).toBe(3);
	await vi.advanceTimersByTimeAsync(200);
	expect(count()).toBe(0);
	expect(asked).toHaveBeenCalledOnce();
});

it('gives the count back where the server refuses, and waits a minute before it asks again', async () => {
	let refuses = true;
	const { session, asked, count } = unread(() => {
		if (refuses) throw new Error('no connection');
	});
	readOnSight(session);
	await vi.advanceTimersByTimeAsync(1_100);
	expect(count()).toBe(3);
	// A list that sees the count come back looks again.
	readOnSight(session);
	await vi.advanceTimersByTimeAsync(30_000);
	expect(asked).toHaveBeenCalledOnce();
	refuses = false;
	await vi.advanceTimersByTimeAsync(31_000);
	expect(count()).toBe(0);
});

it('what came while the server was asked stays counted when it refuses', async () => {
	const { session, count } = unread(() => {
		session.patchMe({ unreadNotificationsCount: 1 });
		throw new Error('no connection');
	});
	readOnSight(session);
	await vi.advanceTimersByTimeAsync(1_100);
	expect(count()).toBe(4);
});

it('nothing comes back where all were read elsewhere while the server was asked', async () => {
	let tell = (_event: { type: string }) => {};
	const { session, count } = unread(() => {
		tell({ type: 'readAllNotifications' });
		throw new Error('no connection');
	});
	vi.spyOn(sessions, 'runningSession').mockReturnValue({
		main: {
			listen(listener: typeof tell) {
				tell = listener;
				return () => {};
			},
		},
	} as never);
	readOnSight(session);
	await vi.advanceTimersByTimeAsync(1_100);
	expect(count()).toBe(0);
});
