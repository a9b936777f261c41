// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveClock } from './LiveClock';

beforeEach(() => {
	vi.useFakeTimers();
	vi.setSystemTime(1_000_000);
});
afterEach(() => {
	vi.useRealTimers();
});

describe('the live clock', () => {
	it('runs work that was asked for several times once', () => {
		const clock = new LiveClock();
		const [key, work] = [{}, vi.fn()];
		clock.request(key, work);
		clock.request(key, work);
		vi.advanceTimersByTime(400);
		expect(work).toHaveBeenCalledOnce();
	});

	it('keeps a pause between ticks', () => {
		const clock = new LiveClock();
		const work = vi.fn();
		clock.request({}, work);
		vi.advanceTimersByTime(230);
		clock.request({}, work);
		vi.advanceTimersByTime(100);
		expect(work).toHaveBeenCalledTimes(1);
		vi.advanceTimersByTime(300);
		expect(work).toHaveBeenCalledTimes(2);
	});

	it('shows a flood less often, until it is over', () => {
		const clock = new LiveClock();
		const ticks: number[] = [];
		clock.events.on('ticked', () => ticks.push(performance.now()));
		const stream = (perSecond: number, seconds: number) => {
			ticks.length = 0;
			for (let ms = 0; ms < seconds * 1_000; ms += 50) {
				clock.request({}, () => {}, perSecond / 20);
				vi.advanceTimersByTime(50);
			}
			return ticks.length / seconds;
		};
		expect(stream(60, 4)).toBeGreaterThan(3);
		stream(300, 3);
		expect(stream(300, 4)).toBeLessThan(2);
		// Less than at its beginning goes on being one.
		expect(stream(100, 4)).toBeLessThan(2);
		stream(40, 3);
		expect(stream(40, 4)).toBeGreaterThan(3);
	});

	it('shows a stream as often as before where heavy notes follow one another for a second', () => {
		const clock = new LiveClock();
		const ticks: number[] = [];
		clock.events.on('ticked', () => ticks.push(performance.now()));
		for (let turn = 0; turn < 200; turn++) {
			clock.request({}, () => {}, turn % 40 < 20 ? 8 : 3);
			vi.advanceTimersByTime(50);
		}
		expect(ticks.length).toBeGreaterThan(40);
	});

	it('waits for somebody who scrolls, but not for ever', () => {
		const clock = new LiveClock();
		const work = vi.fn();
		clock.holdOff();
		clock.request({}, work);
		for (let ms = 0; ms < 1000; ms += 50) {
			clock.holdOff();
			vi.advanceTimersByTime(50);
		}
		expect(work).not.toHaveBeenCalled();
		for (let ms = 0; ms < 600; ms += 50) {
			clock.holdOff();
			vi.advanceTimersByTime(50);
		}
		expect(work).toHaveBeenCalledOnce();
	});

	it('waits for a press, also between the frames of a tick', () => {
		const clock = new LiveClock();
		const done: string[] = [];
		for (const name of ['a', 'b']) clock.request({}, () => done.push(name), 20);
		vi.advanceTimersByTime(221);
		clock.holdOff(400);
		// A shorter hold doesn't end a longer one.
		clock.holdOff();
		vi.advanceTimersByTime(390);
		expect(done).toEqual(['a']);
		vi.advanceTimersByTime(60);
		expect(done).toEqual(['a', 'b']);
	});

	it('spreads what would make a long frame over several, all of it within one tick', () => {
		const clock = new LiveClock();
		const done: string[] = [];
		for (const name of ['a', 'b', 'c']) clock.request({}, () => done.push(name), 20);
		vi.advanceTimersByTime(221);
		expect(done).toEqual(['a']);
		vi.advanceTimersByTime(25);
		expect(done).toEqual(['a', 'b']);
		vi.advanceTimersByTime(25);
		expect(done).toEqual(['a', 'b', 'c']);
		for (const name of ['d', 'e']) clock.request({}, () => done.push(name), 10);
		vi.advanceTimersByTime(300);
		expect(done).toHaveLength(5);
	});

	it('is busy while changes come in a stream, and not for one now and then', () => {
		const clock = new LiveClock();
		const ask = (pauseMs: number) => {
			clock.request({}, () => undefined);
			vi.advanceTimersByTime(pauseMs);
		};
		for (let count = 0; count < 5; count++) ask(1000);
		expect(clock.isBusy).toBe(false);
		for (let count = 0; count < 3; count++) ask(400);
		expect(clock.isBusy).toBe(true);
		vi.advanceTimersByTime(1500);
		expect(clock.isBusy).toBe(false);
	});

	it('is busy all through a flood, whose ticks are further apart', () => {
		const clock = new LiveClock();
		const flood = (ms: number) =>
			Array.from({ length: ms / 50 }, () => {
				clock.request({}, () => undefined, 15);
				vi.advanceTimersByTime(50);
				return clock.isBusy;
			});
		flood(4_000);
		expect(flood(4_000)).not.toContain(false);
		vi.advanceTimersByTime(3_000);
		expect(clock.isBusy).toBe(false);
	});

	it('does nothing that was cancelled', () => {
		const clock = new LiveClock();
		const [key, work] = [{}, vi.fn()];
		clock.request(key, work);
		clock.cancel(key);
		vi.advanceTimersByTime(500);
		expect(work).not.toHaveBeenCalled();
	});
});
