import { fillFirst, loadAll, numbered, settle, shown, started } from '@tests/factories/FakeTimeline';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('a feed that has to look for what is new', () => {
	it('keeps the newest 30 at the top, however long it looks', async () => {
		const { feed, source } = await started(100);
		for (let round = 0; round < 6; round++) {
			source.newest += round % 2 === 0 ? 12 : 70;
			source.handlers?.poll();
			await settle();
		}
		expect(shown(feed)).toEqual(numbered(346, 317));
		expect([...source.held.keys()].toSorted()).toEqual(shown(feed).toSorted());
		await loadAll(feed);
		expect(shown(feed)).toEqual(numbered(346, 1));
	});

	it('lets what it finds wait while the reader is away, and counts it', async () => {
		const { feed, source } = await started(100);
		feed.setAtTop(false);
		source.newest = 104;
		source.handlers?.poll();
		await settle();
		expect(shown(feed)[0]).toBe('n100');
		expect(feed.state.queued).toBe(4);
		source.newest = 110;
		source.handlers?.poll();
		await settle();
		expect(feed.state.queued).toBe(10);
		feed.setAtTop(true);
		expect(shown(feed)).toEqual(numbered(110, 86));
	});

	it('lets at most 100 wait, and loses none of those it missed', async () => {
		const { feed, source } = await started(100);
		feed.setAtTop(false);
		for (let round = 0; round < 8; round++) {
			source.newest += 40;
			source.handlers?.poll();
			await settle();
		}
		expect(feed.state.queued).toBe(100);
		feed.releaseQueue();
		await loadAll(feed);
		expect(shown(feed)).toEqual(numbered(420, 1));
		feed.stop();
		expect([...source.held]).toEqual([]);
	});

	it('tells that what it takes in came by itself', async () => {
		const { feed, source } = await started(100);
		const heard = vi.fn();
		feed.subscribe(heard);
		source.newest = 103;
		source.handlers?.poll();
		await settle();
		expect(heard.mock.calls).toContainEqual([true]);
	});
});

it('goes on below what was cut off, though the last of what shows is older: it came late', async () => {
	const { feed, source } = await started(100);
	source.post(10);
	await settle();
	source.handlers?.arrived('n50');
	source.post(29);
	await settle();
	expect(shown(feed).at(-1)).toBe('n50');
	await loadAll(feed);
	expect(shown(feed).toSorted()).toEqual(numbered(139, 1).toSorted());
});

describe('a feed after an absence', () => {
	it('lets what was missed wait while the reader is away from the top', async () => {
		const { feed, source } = await started(100);
		feed.setAtTop(false);
		source.post(2);
		await settle();
		source.newest = 180;
		source.handlers?.catchUp();
		await settle();
		expect(shown(feed)).toEqual(numbered(100, 86));
		expect(feed.state.queued).toBe(32);
		feed.releaseQueue();
		await loadAll(feed);
		expect(shown(feed)).toEqual(numbered(180, 1));
	});

	it('does not take a short page for all there is', async () => {
		const { feed, source } = await started(100);
		source.newest = 180;
		source.shortBy = 25;
		source.handlers?.catchUp();
		await settle();
		expect(shown(feed)).toContain('|');
		source.shortBy = 0;
		await loadAll(feed);
		expect(shown(feed)).toEqual(numbered(180, 1));
	});

	it('leaves a gap where what was missed could not be asked for, and closes it the next time', async () => {
		const { feed, source } = await started(100);
		vi.spyOn(console, 'warn').mockImplementation(() => {});
		source.fails = true;
		source.newest = 103;
		source.handlers?.catchUp();
		await settle();
		source.fails = false;
		source.post(2);
		await settle();
		expect(shown(feed).slice(0, 4)).toEqual(['n105', 'n104', '|', 'n100']);
		source.handlers?.catchUp();
		await settle();
		expect(shown(feed)).toEqual(numbered(105, 86));
	});

	it('counts what came between two absences as little as what came after them', async () => {
		const { feed, source } = await started(100);
		source.delayMs = 200;
		source.newest = 150;
		source.handlers?.catchUp();
		source.post(3);
		await vi.advanceTimersByTimeAsync(100);
		source.newest += 60;
		source.handlers?.catchUp();
		await settle();
		await loadAll(feed);
		expect(shown(feed)).toEqual(numbered(213, 1));
	});

	it('fills a gap from the top where all above it is gone', async () => {
		const { feed, source } = await started(100);
		vi.spyOn(console, 'warn').mockImplementation(() => {});
		source.fails = true;
		source.newest = 103;
		source.handlers?.catchUp();
		await settle();
		source.fails = false;
		await fillFirst(feed);
		expect(shown(feed)).toEqual(numbered(103, 86));
	});

	it.each([
		['nothing', []],
		['what is shown already', ['n180', 'n179']],
	])('ends a gap for which the server has %s', async (_, answer) => {
		const { feed, source } = await started(100);
		source.newest = 180;
		source.handlers?.catchUp();
		await settle();
		source.fetch = async () => answer;
		await fillFirst(feed);
		expect(shown(feed)).not.toContain('|');
	});
});
