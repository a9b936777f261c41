import { fillFirst, numbered, settle, shown, started } from '@tests/factories/FakeTimeline';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASLEEP_AFTER_MS } from './Rest';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function asleep() {
	const { feed, source } = await started(100);
	const told: string[] = [];
	const prepared: (readonly string[])[] = [];
	const judged: (readonly string[])[] = [];
	Object.assign(source, {
		arrived: (ids: readonly string[]) => told.push(...ids),
		prepare: async (ids: readonly string[]) => void prepared.push(ids),
		judge: async (ids: readonly string[]) => void judged.push(ids),
	});
	feed.setIdle(true);
	await later(ASLEEP_AFTER_MS);
	return { feed, source, told, prepared, judged };
}

describe('a feed whose column sleeps out of view', () => {
	it('takes nothing in and prepares nothing, but counts what arrives', async () => {
		const { feed, source, prepared, judged } = await asleep();
		const before = feed.state.entries;
		source.post(4);
		await later(4_000);
		expect(feed.state.entries).toBe(before);
		expect(feed.state.heard).toBe(4);
		expect(prepared).toEqual([]);
		expect(judged).toHaveLength(1);
	});

	it('changes at most every three seconds, however much arrives', async () => {
		const { feed, source } = await asleep();
		const changed = vi.fn();
		feed.subscribe(changed);
		for (let second = 0; second < 9; second++) {
			source.post(20);
			await later(1_000);
		}
		expect(changed.mock.calls.length).toBeLessThanOrEqual(3);
	});

	it('tells of each note once, so that the column can sound and flash', async () => {
		const { feed, source, told } = await asleep();
		source.post(3);
		await later(4_000);
		expect(told).toEqual(['n103', 'n102', 'n101']);
		source.post();
		feed.setIdle(false);
		await settle();
		expect(told).toEqual(['n103', 'n102', 'n101', 'n104']);
	});

	it('has all of it as soon as it comes back, in its place', async () => {
		const { feed, source } = await asleep();
		source.post(6);
		await later(60_000);
		feed.setIdle(false);
		await later(400);
		expect(shown(feed).slice(0, 7)).toEqual(['n106', 'n105', 'n104', 'n103', 'n102', 'n101', 'n100']);
		expect(feed.state.heard).toBe(0);
	});

	it('keeps the place of a reader further down', async () => {
		const { feed, source } = await started(100);
		await feed.loadOlder();
		feed.setAtTop(false);
		feed.setIdle(true);
		await later(ASLEEP_AFTER_MS);
		const before = shown(feed);
		source.post(450);
		await later(10_000);
		feed.setIdle(false);
		await settle();
		expect(shown(feed)).toEqual(before);
		expect(feed.state.queued).toBe(100);
		feed.setAtTop(true);
		expect(shown(feed)).toEqual(numbered(550, 451));
	});

	it('leaves a gap to notes that it has dropped where it keeps many, as its rules hide most', async () => {
		const { feed, source } = await asleep();
		feed.setFolded(250);
		source.post(250);
		await later(10_000);
		feed.setIdle(false);
		await settle();
		expect(shown(feed)).toEqual([...numbered(350, 201), '|', ...numbered(100, 86)]);
		for (let page = 0; page < 4; page++) await fillFirst(feed);
		expect(shown(feed)).toEqual(numbered(350, 86));
	});

	it('leaves that gap too where one of the arrivals that wait is deleted', async () => {
		const { feed, source } = await asleep();
		feed.setAtTop(false);
		source.post(201);
		source.handlers?.gone('n301');
		await later(10_000);
		feed.setIdle(false);
		await settle();
		expect(feed.state.queued).toBe(100);
		feed.releaseQueue();
		expect(shown(feed).slice(99, 102)).toEqual(['n201', '|', 'n100']);
	});

	it('polls once it wakes if it was time to meanwhile', async () => {
		const { feed, source } = await asleep();
		const asked = source.requests.length;
		source.newest += 2;
		source.handlers?.poll();
		source.handlers?.poll();
		await settle();
		expect(source.requests).toHaveLength(asked);
		feed.setIdle(false);
		await settle();
		expect(source.requests).toHaveLength(asked + 1);
		expect(shown(feed)[0]).toBe('n102');
	});

	it('forgets what is deleted, and holds nothing once it is stopped', async () => {
		const { feed, source } = await asleep();
		source.post(2);
		source.handlers?.gone('n102');
		feed.setIdle(false);
		await settle();
		expect(shown(feed)[0]).toBe('n101');
		feed.stop();
		expect(source.held.size).toBe(0);
	});
});
