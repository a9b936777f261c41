import { FakeTimeline, numbered, settle, shown, started } from '@tests/factories/FakeTimeline';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { LiveClock } from '../LiveClock';
import { Feed } from './Feed';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('a feed', () => {
	it('begins with 15 and goes on by 30', async () => {
		const { feed, source } = await started(100);
		expect(shown(feed)).toHaveLength(15);
		await feed.loadOlder();
		expect(shown(feed)).toHaveLength(45);
		expect(source.requests).toEqual([{ limit: 15 }, { limit: 30, untilId: 'n86' }]);
	});

	it('is empty and at its end once the last of what it held is gone', async () => {
		const { feed, source } = await started(1);
		await feed.loadOlder();
		expect(feed.state.older).toBe('end');
		source.handlers?.gone('n1');
		expect(feed.state).toMatchObject({ entries: [], older: 'end' });
	});

	describe('that recalls what was shown last', () => {
		const recalling = (newest: number) => {
			const source = new FakeTimeline(newest);
			source.recalled = ['n90', 'n89', 'n88'];
			source.delayMs = 1_000;
			const feed = new Feed(source, new LiveClock());
			return { feed, source };
		};

		it('shows it from the first moment until the first page takes its place', async () => {
			const { feed, source } = recalling(100);
			expect(feed.state.status).toBe('recalled');
			expect(shown(feed)).toEqual(['n90', 'n89', 'n88']);
			feed.start();
			expect([...source.held.keys()]).toEqual(['n90', 'n89', 'n88']);
			await feed.loadOlder();
			expect(source.requests).toEqual([{ limit: 15 }]);
			await settle();
			expect(feed.state.status).toBe('ready');
			expect(shown(feed)).toHaveLength(15);
			expect(shown(feed)[0]).toBe('n100');
			expect([...source.held.keys()].toSorted()).toEqual(shown(feed).toSorted());
		});

		it('puts what arrives meanwhile above the first page', async () => {
			const { feed, source } = recalling(100);
			feed.start();
			source.post();
			await settle();
			expect(shown(feed).slice(0, 2)).toEqual(['n101', 'n100']);
		});

		it('keeps it where no answer comes, and fetches anew when it is asked to or the stream is back', async () => {
			const { feed, source } = recalling(100);
			source.fails = true;
			feed.start();
			await settle();
			expect(feed.state).toMatchObject({ status: 'recalled', error: source.failure });
			expect(shown(feed)).toEqual(['n90', 'n89', 'n88']);
			source.handlers?.catchUp();
			await settle();
			expect(source.requests).toHaveLength(2);
			source.fails = false;
			void feed.reload();
			await settle();
			expect(feed.state).toMatchObject({ status: 'ready', error: null });
			expect(shown(feed)[0]).toBe('n100');
		});

		it('is replaced by what the device has kept where no answer comes, with the time of that', async () => {
			const { feed, source } = recalling(100);
			source.fails = true;
			const ids = ['n90', 'n89', 'n88', 'n87'];
			Object.assign(source, { copy: { recall: async () => ({ ids, at: 5 }), changed() {} } });
			feed.start();
			await settle();
			expect(feed.state).toMatchObject({ status: 'recalled', recalledAt: 5, error: source.failure });
			expect(shown(feed)).toEqual(ids);
		});

		it('fails as any other does where the server refuses, and holds nothing', async () => {
			const { feed, source } = recalling(100);
			source.fails = true;
			source.failure = new ApiError('notes/timeline', 403, { code: 'ACCESS_DENIED' });
			feed.start();
			await settle();
			expect(feed.state).toMatchObject({ status: 'failed', entries: [] });
			expect(source.held.size).toBe(0);
		});
	});

	it('takes in now and then what nobody sees, and all of it once somebody comes', async () => {
		const { feed, source } = await started(100);
		feed.setIdle(true);
		source.post(40);
		await settle();
		expect(shown(feed)[0]).toBe('n100');
		await settle();
		expect(shown(feed)[0]).toBe('n140');
		source.post(10);
		feed.setIdle(false);
		await vi.advanceTimersByTimeAsync(400);
		expect(shown(feed)[0]).toBe('n150');
		expect(shown(feed)).toHaveLength(30);
		expect(source.held.size).toBe(30);
	});

	it('knows its end', async () => {
		const { feed } = await started(10);
		await feed.loadOlder();
		expect(feed.state.older).toBe('end');
	});

	it('takes arrivals on top and keeps the newest 30 while the reader is at the top', async () => {
		const { feed, source } = await started(100);
		source.post(40);
		await settle();
		expect(shown(feed)[0]).toBe('n140');
		expect(shown(feed)).toHaveLength(30);
	});

	it('counts what it keeps at the top in rows', async () => {
		const { feed, source } = await started(100);
		feed.setFolded(10);
		source.post(40);
		await settle();
		expect(shown(feed)).toHaveLength(40);
	});

	it('lets arrivals wait while the reader is away, at most 100, and shows them at the top', async () => {
		const { feed, source } = await started(100);
		feed.setAtTop(false);
		source.post(5);
		await settle();
		expect(shown(feed)[0]).toBe('n100');
		expect(feed.state.queued).toBe(5);
		source.post(200);
		await settle();
		expect(feed.state.queued).toBe(100);
		feed.setAtTop(true);
		expect(feed.state.queued).toBe(0);
		expect(shown(feed)[0]).toBe('n305');
	});

	it('closes a short absence without a gap', async () => {
		const { feed, source } = await started(100);
		source.newest = 110;
		source.handlers?.catchUp();
		await settle();
		expect(shown(feed).slice(0, 12)).toEqual(Array.from({ length: 12 }, (_, index) => `n${110 - index}`));
		expect(shown(feed)).not.toContain('|');
	});

	it('finds what was missed below what has arrived since', async () => {
		const { feed, source } = await started(100);
		source.delayMs = 200;
		source.newest = 103;
		source.handlers?.catchUp();
		source.handlers?.catchUp();
		source.post(6);
		await settle();
		expect(shown(feed).slice(0, 10)).toEqual(Array.from({ length: 10 }, (_, index) => `n${109 - index}`));
		expect(shown(feed)).not.toContain('|');
	});

	it('shows the gap although notes arrived while the page was on its way', async () => {
		const { feed, source } = await started(100);
		source.newest = 180;
		source.handlers?.catchUp();
		source.handlers?.catchUp();
		source.post(2);
		await settle();
		expect(shown(feed).slice(0, 2)).toEqual(['n182', 'n181']);
		expect(shown(feed)).toContain('|');
		expect(new Set(shown(feed)).size).toBe(shown(feed).length);
	});

	it('shows a gap after a long absence, which fills to all', async () => {
		const { feed, source } = await started(100);
		source.newest = 180;
		source.handlers?.catchUp();
		await settle();
		expect(shown(feed)).toContain('|');
		for (let page = 0; page < 5 && shown(feed).includes('|'); page++) {
			const gap = feed.state.entries.find(entry => entry.kind === 'gap');
			await feed.fill(gap?.key ?? '');
		}
		expect(shown(feed).slice(0, 95)).toEqual(Array.from({ length: 95 }, (_, index) => `n${180 - index}`));
	});

	it('keeps a gap that could not be filled, for another try', async () => {
		const { feed, source } = await started(100);
		source.newest = 180;
		source.handlers?.catchUp();
		await settle();
		const gap = feed.state.entries.find(entry => entry.kind === 'gap');
		source.fails = true;
		await feed.fill(gap?.key ?? '');
		expect(feed.state.entries.find(entry => entry.kind === 'gap')).toMatchObject({ state: 'failed' });
	});

	it('shows what arrived while the first page was on its way', async () => {
		const source = new FakeTimeline(100);
		source.delayMs = 1_000;
		const feed = new Feed(source, new LiveClock());
		feed.start();
		source.post(2);
		await settle();
		expect(shown(feed).slice(0, 4)).toEqual(['n102', 'n101', 'n100', 'n99']);
		feed.stop();
		expect(source.held.size).toBe(0);
	});

	it('looks again after the first page if something may have been missed meanwhile', async () => {
		const source = new FakeTimeline(100);
		source.delayMs = 500;
		const feed = new Feed(source, new LiveClock());
		feed.start();
		source.newest = 103;
		source.handlers?.catchUp();
		await settle();
		expect(shown(feed).slice(0, 4)).toEqual(['n103', 'n102', 'n101', 'n100']);
		expect(source.requests).toEqual([{ limit: 15 }, { limit: 5 }]);
	});

	it.each([true, false])('keeps what arrived while it was fetched anew (at the top: %s)', async atTop => {
		const { feed, source } = await started(100);
		feed.setAtTop(atTop);
		source.post();
		await settle();
		source.delayMs = 1_500;
		void feed.reload();
		source.post(2);
		await settle();
		expect(shown(feed).slice(0, 4)).toEqual(['n103', 'n102', 'n101', 'n100']);
		expect(new Set(shown(feed)).size).toBe(shown(feed).length);
		feed.stop();
		expect(source.held.size).toBe(0);
	});

	it.each([['n2', 'n1'], null])(
		'changes nothing by a reload whose answer comes after that of a later one: %j',
		async late => {
			const { feed, source } = await started(100);
			const answers: ((ids: string[] | null) => void)[] = [];
			source.fetch = () =>
				new Promise((resolve, reject) => {
					answers.push(ids => (ids ? resolve(ids) : reject(new Error('away'))));
				});
			const [older, newer] = [feed.reload(), feed.reload()];
			answers[1]?.([]);
			await newer;
			answers[0]?.(late);
			await older;
			expect(shown(feed)).toEqual([]);
			expect(feed.state).toMatchObject({ status: 'ready', error: null });
		},
	);

	it('fails only where nothing is shown yet, and recovers', async () => {
		const source = new FakeTimeline(20);
		source.fails = true;
		const feed = new Feed(source, new LiveClock());
		feed.start();
		await settle();
		expect(feed.state.status).toBe('failed');
		source.fails = false;
		await feed.reload();
		expect(feed.state.status).toBe('ready');
		source.fails = true;
		await feed.reload();
		expect(feed.state.status).toBe('ready');
		expect(shown(feed)).toHaveLength(15);
	});

	it('loses what was deleted, wherever it is', async () => {
		const { feed, source } = await started(100);
		feed.setAtTop(false);
		source.post();
		await settle();
		source.handlers?.gone('n101');
		source.handlers?.gone('n100');
		expect(feed.state.queued).toBe(0);
		expect(shown(feed)[0]).toBe('n99');
	});

	it('holds just what it shows and queues, and nothing when it has stopped', async () => {
		const { feed, source } = await started(100);
		source.post(40);
		await settle();
		expect([...source.held.keys()].sort()).toEqual([...shown(feed)].sort());
		feed.setAtTop(false);
		source.post(3);
		await settle();
		expect(source.held.size).toBe(33);
		feed.stop();
		expect(source.held.size).toBe(0);
	});

	it('lets go of everything it held, whatever became of it', async () => {
		const { feed, source } = await started(50);
		feed.setAtTop(false);
		source.post(3);
		source.handlers?.arrived('n53');
		await settle();
		source.handlers?.arrived('n53');
		await settle();
		source.handlers?.gone('n52');
		source.post();
		source.handlers?.gone('n54');
		source.post();
		feed.stop();
		expect([...source.held]).toEqual([]);
	});

	it('is not at its end once something was cut off there, though it is no shorter for it', async () => {
		const { feed, source } = await started(13);
		await feed.loadOlder();
		expect(feed.state.older).toBe('end');
		source.post(40);
		await settle();
		expect(shown(feed)).toHaveLength(30);
		expect(feed.state.older).toBe('idle');
		await feed.loadOlder();
		expect(shown(feed)).toEqual(numbered(53, 1));
		await feed.loadOlder();
		expect(feed.state.older).toBe('end');
	});

	it('stays at its end while what arrives cuts nothing off', async () => {
		const { feed, source } = await started(13);
		await feed.loadOlder();
		source.post(10);
		await settle();
		expect(feed.state.older).toBe('end');
	});
});
