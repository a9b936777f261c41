import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestQueue } from './RequestQueue';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

it('makes four requests at once', async () => {
	const queue = new RequestQueue();
	let running = 0;
	let most = 0;
	const all = Array.from({ length: 12 }, (_, at) =>
		queue.run(async () => {
			most = Math.max(most, ++running);
			await new Promise(resolve => setTimeout(resolve, 10));
			running--;
			return at;
		}),
	);
	await vi.advanceTimersByTimeAsync(100);
	expect(await Promise.all(all)).toEqual(Array.from({ length: 12 }, (_, at) => at));
	expect(most).toBe(4);
});

it('makes 120 in a minute, then waits', async () => {
	const queue = new RequestQueue();
	let made = 0;
	for (let time = 0; time < 130; time++) {
		void queue.run(async () => ++made);
		await vi.advanceTimersByTimeAsync(10);
	}
	expect(made).toBe(120);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(made).toBe(130);
});

it('refuses more where a hundred wait, and goes on after failures', async () => {
	const queue = new RequestQueue();
	const failing = queue.run(() => Promise.reject(new Error('down')));
	await expect(failing).rejects.toThrow('down');
	const held = Array.from({ length: 104 }, () => queue.run(() => new Promise(() => {})));
	expect(await queue.run(async () => 1)).toBeNull();
	expect(held).toHaveLength(104);
});
