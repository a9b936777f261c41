import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JobQueue } from '../jobs/JobQueue';
import { queueSource } from './queueSource';
import { Sampler } from './Sampler';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

it('measures once for all, newest first, and forgets when nobody listens', async () => {
	let count = 0;
	const begin = vi.fn();
	const sampler = new Sampler({ everyMs: 100, begin, measure: () => ++count });
	const [first, second] = [vi.fn(), vi.fn()];
	const stops = [sampler.listen(first), sampler.listen(second)];
	await vi.advanceTimersByTimeAsync(310);
	expect(first.mock.calls).toEqual([[1], [2], [3]]);
	expect(second.mock.calls).toEqual(first.mock.calls);
	expect(sampler.log(2)).toEqual([3, 2]);
	for (const stop of stops) stop();
	await vi.advanceTimersByTimeAsync(1000);
	expect([count, sampler.log(9), sampler.isRunning]).toEqual([3, [], false]);
	sampler.listen(first)();
	expect(begin).toHaveBeenCalledTimes(2);
});

it('goes on after a measurement that failed', async () => {
	const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
	const measure = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue('fine');
	const told = vi.fn();
	const stop = new Sampler({ everyMs: 100, begin() {}, measure }).listen(told);
	await vi.advanceTimersByTimeAsync(210);
	expect(told.mock.calls).toEqual([['fine']]);
	expect(complained).toHaveBeenCalledOnce();
	complained.mockRestore();
	stop();
});

it('says what went out since the last sample', async () => {
	const load = vi.fn();
	const source = queueSource({ load } as unknown as JobQueue);
	load.mockReturnValue({ started: 5, active: 0, waiting: 0, delayed: 0 });
	await source.begin();
	load.mockReturnValue({ started: 8, active: 1, waiting: 2, delayed: 3 });
	const deliver = { activeSincePrevTick: 3, active: 1, waiting: 2, delayed: 3 };
	expect(await source.measure()).toMatchObject({ deliver, inbox: { active: 0 } });
	expect(await source.measure()).toMatchObject({ deliver: { ...deliver, activeSincePrevTick: 0 } });
});
