// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { underLease } from './withTabLock';

beforeEach(() => {
	localStorage.clear();
	vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const rest = (ms: number) => new Promise<void>(done => setTimeout(done, ms));

it('lets one work after the other, each to its end', async () => {
	const order: string[] = [];
	const work = (name: string) => async () => {
		order.push(`${name} begins`);
		await rest(1_000);
		order.push(`${name} ends`);
	};
	const all = Promise.all(['a', 'b', 'c'].map(name => underLease('lease', work(name))));
	await vi.advanceTimersByTimeAsync(10_000);
	await all;
	expect(order).toHaveLength(6);
	for (let at = 0; at < 6; at += 2) expect(order[at + 1]).toBe(order[at]?.replace('begins', 'ends'));
});

it('goes on after one that failed, and after a tab that died with its lease', async () => {
	const failing = underLease('lease', async () => {
		throw new Error('no');
	}).catch(() => 'failed');
	await vi.advanceTimersByTimeAsync(1_000);
	expect(await failing).toBe('failed');
	localStorage.setItem('lease', JSON.stringify({ owner: 'dead', until: Date.now() + 60_000 }));
	const next = underLease('lease', async () => 'done');
	await vi.advanceTimersByTimeAsync(61_000);
	expect(await next).toBe('done');
});
