import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PasswordResets } from './PasswordResets';

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
	vi.useRealTimers();
});

it('knows whose password a link sets, once', () => {
	const resets = new PasswordResets();
	const [first, second] = [resets.begin('ann'), resets.begin('ben')];
	expect(resets.find(first)).toBe('ann');
	expect([resets.take(first), resets.take(first), resets.take(second)]).toEqual(['ann', null, 'ben']);
	expect(resets.find(first)).toBeNull();
});

it('forgets it after half an hour', () => {
	const resets = new PasswordResets();
	const link = resets.begin('ann');
	vi.advanceTimersByTime(31 * 60_000);
	expect(resets.take(link)).toBeNull();
});

it('forgets the oldest of very many', () => {
	const resets = new PasswordResets();
	const oldest = resets.begin('ann');
	for (let index = 0; index < 1000; index++) resets.begin('ben');
	expect(resets.take(oldest)).toBeNull();
});
