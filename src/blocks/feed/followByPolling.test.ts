import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '@/stores/session/Session';

const session = {} as Session;
const end = vi.fn();
const follow = vi.fn(() => end);
const load = vi.fn(() => ({ ReactionPoller: { of: () => ({ follow }) } }));

beforeEach(() => {
	vi.clearAllMocks();
	vi.resetModules();
	vi.doMock('./ReactionPoller', load);
});

const started = async () => (await import('./followByPolling')).followByPolling;

it('follows each note until it is ended, by code that is loaded once', async () => {
	const followByPolling = await started();
	const ends = ['a', 'b', 'c'].map(id => followByPolling(session, id, 1_000));
	await vi.waitFor(() => expect(follow).toHaveBeenCalledTimes(3));
	expect(load).toHaveBeenCalledOnce();
	ends[1]?.();
	expect(end).toHaveBeenCalledOnce();
});

it('does not follow a note that is gone before the code is there', async () => {
	const followByPolling = await started();
	followByPolling(session, 'a', 1_000)();
	followByPolling(session, 'b', 1_000);
	await vi.waitFor(() => expect(follow).toHaveBeenCalled());
	expect(follow).toHaveBeenCalledExactlyOnceWith('b', 1_000);
});

it('tries again with the next note after a failure', async () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	load.mockImplementationOnce(() => {
		throw new Error('offline');
	});
	const followByPolling = await started();
	followByPolling(session, 'a', 1_000);
	followByPolling(session, 'b', 1_000);
	await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
	followByPolling(session, 'c', 1_000);
	await vi.waitFor(() => expect(follow).toHaveBeenCalledExactlyOnceWith('c', 1_000));
});
