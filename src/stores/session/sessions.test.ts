// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountKey, accounts, type StoredAccount } from './accounts';
import { forgetAccount } from './forgetAccount';
import { currentSession, endSession, holdSession, sessionOf } from './sessions';

const stop = vi.hoisted(() => vi.fn());
vi.mock('./startSession', () => ({ startSession: () => ({ main: null, stop }) }));

const account = (id: string): StoredAccount => ({
	origin: 'https://b.server',
	host: 'b.server',
	id,
	username: id,
	name: null,
	avatarUrl: null,
	token: id,
});

beforeEach(() => {
	vi.useFakeTimers();
	stop.mockClear();
	accounts.setState({ all: [account('mara'), account('noor')], current: account('mara') });
});
afterEach(() => vi.useRealTimers());

it('ends a session a minute after the last part of the page that showed it has gone', () => {
	const session = sessionOf(account('noor'));
	const ends = [holdSession(session), holdSession(session)];
	vi.advanceTimersByTime(600_000);
	ends[0]?.();
	vi.advanceTimersByTime(600_000);
	expect(stop).not.toHaveBeenCalled();
	ends[1]?.();
	const again = holdSession(session);
	vi.advanceTimersByTime(600_000);
	expect(sessionOf(account('noor'))).toBe(session);
	again();
	vi.advanceTimersByTime(60_000);
	expect(stop).toHaveBeenCalledOnce();
	expect(sessionOf(account('noor'))).not.toBe(session);
});

it('ends a session that a menu only asked', () => {
	sessionOf(account('other'));
	vi.advanceTimersByTime(60_000);
	expect(stop).toHaveBeenCalledOnce();
});

it('never ends the page’s own', () => {
	const session = currentSession();
	holdSession(session)();
	vi.advanceTimersByTime(600_000);
	expect(currentSession()).toBe(session);
	expect(stop).not.toHaveBeenCalled();
});

it('asks nothing as a visitor or as the next account while the page’s own leaves the device', async () => {
	const fetch = vi.fn(async () => new Response('{}'));
	vi.stubGlobal('fetch', fetch);
	const session = currentSession();
	const underWay = session.api.call('notes/timeline');
	endSession(session.key);
	forgetAccount(accountKey(account('mara')));
	expect(currentSession()).toBe(session);
	await expect(underWay).rejects.toMatchObject({ name: 'AbortError' });
	await expect(currentSession().api.call('i')).rejects.toMatchObject({ name: 'AbortError' });
	expect(fetch).toHaveBeenCalledOnce();
	vi.unstubAllGlobals();
});
