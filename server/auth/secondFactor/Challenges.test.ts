import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Challenges } from './Challenges';

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
	vi.useRealTimers();
});

it('accepts an answer once', () => {
	const challenges = new Challenges();
	challenges.put('a', 'signIn', 'ann');
	expect([challenges.take('a', 'signIn', 'ann'), challenges.take('a', 'signIn', 'ann')]).toEqual([true, false]);
});

it('accepts it from the one who was asked, for what was asked', () => {
	const challenges = new Challenges();
	challenges.put('a', 'signIn', 'ann');
	expect(challenges.take('a', 'signIn', 'ben')).toBe(false);
	expect(challenges.take('a', 'register', 'ann')).toBe(false);
	expect(challenges.take('b', 'signIn', 'ann')).toBe(false);
	expect(challenges.take('a', 'signIn', 'ann')).toBe(true);
});

it('accepts it for five minutes', () => {
	const challenges = new Challenges();
	challenges.put('a', 'passkey', 'context');
	vi.advanceTimersByTime(5 * 60_000);
	expect(challenges.take('a', 'passkey', 'context')).toBe(false);
});

it('forgets the oldest of very many', () => {
	const challenges = new Challenges();
	for (let index = 0; index <= 10_000; index++) challenges.put(`${index}`, 'passkey', 'x');
	expect([challenges.take('0', 'passkey', 'x'), challenges.take('1', 'passkey', 'x')]).toEqual([false, true]);
});
