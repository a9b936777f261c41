import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MiAuthSessions } from './MiAuthSessions';

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 0, 1);

beforeEach(() => {
	vi.useFakeTimers({ now: NOW, toFake: ['Date', 'performance'] });
});
afterEach(() => {
	vi.useRealTimers();
});

describe('MiAuthSessions', () => {
	it('gives a token once', () => {
		const sessions = new MiAuthSessions();
		sessions.put('s', 'token');
		expect(sessions.take('s')).toMatchObject({ token: 'token' });
		expect(sessions.take('s')).toBeNull();
	});

	it('gives it for half an hour, whatever is done to the clock', () => {
		const sessions = new MiAuthSessions();
		sessions.put('s', 'token');
		vi.setSystemTime(NOW - 60 * MINUTE_MS);
		vi.advanceTimersByTime(31 * MINUTE_MS);
		expect(sessions.take('s')).toBeNull();
	});
});
