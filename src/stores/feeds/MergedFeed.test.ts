import { FakeTimeline, settle } from '@tests/factories/FakeTimeline';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveClock } from '../LiveClock';
import { Feed } from './Feed';
import { MergedFeed, type MergedSource } from './MergedFeed';
import type { NoteIdentity } from './mergeEntries';
import { ASLEEP_AFTER_MS } from './Rest';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const numberOf = (id: string) => Number(id.slice(1));

/** Each tenth note of `b` is a copy of the note of `a` with the same number. */
function identityOf(server: 'a' | 'b', id: string): NoteIdentity {
	const number = numberOf(id);
	const isCopy = server === 'b' && number % 10 === 0;
	const home = isCopy ? 'a' : server;
	return {
		uri: `https://${home}.example/notes/${id}`,
		createdAt: number * 10 + (home === 'a' ? 0 : 5),
		isOwn: !isCopy,
	};
}

/** @param kept what the device has kept of `b` */
function merge(newest: { a: number; b: number }, kept: readonly string[] = []) {
	const clock = new LiveClock();
	const timelines = { a: new FakeTimeline(newest.a), b: new FakeTimeline(newest.b) };
	timelines.b.recalled = kept;
	const sourceOf = (server: 'a' | 'b'): MergedSource => ({
		feed: new Feed(timelines[server], clock),
		identityOf: id => identityOf(server, id),
	});
	const feed = new MergedFeed([sourceOf('a'), sourceOf('b')]);
	return { feed, ...timelines };
}

async function started(newest: { a: number; b: number }) {
	const merged = merge(newest);
	merged.feed.start();
	await settle();
	return merged;
}

/** Such as `a100`, `b99`; `|a` for a gap of `a`. */
const shown = ({ state }: MergedFeed) =>
	state.entries.map(({ kind, key }) => {
		if (kind === 'gap') return `|${key.startsWith('gap 0') ? 'a' : 'b'}`;
		const [, server, number] = /https:\/\/(.)\.example\/notes\/n(\d+)/.exec(key) ?? [];
		return `${server}${number}`;
	});

const expected = (newest: number, oldest: number) => {
	const notes: string[] = [];
	for (let number = newest; number >= oldest; number--)
		notes.push(...(number % 10 === 0 ? [] : [`b${number}`]), `a${number}`);
	return notes;
};

describe('a merged feed', () => {
	it('has the notes of all in the order of time, each once, down to where all have been read', async () => {
		const { feed } = await started({ a: 100, b: 100 });
		expect(feed.state).toMatchObject({ status: 'ready', older: 'idle' });
		expect(shown(feed)).toEqual([...expected(100, 87), 'b86']);
	});

	it('shows a copy of the note’s own server', async () => {
		const { feed } = await started({ a: 100, b: 100 });
		const key = feed.state.entries.find(entry => entry.key.includes('a.example/notes/n90'))?.key ?? '';
		expect(feed.copiesOf(key)).toEqual([
			{ source: 0, id: 'n90', isOwn: true },
			{ source: 1, id: 'n90', isOwn: false },
		]);
	});

	it('reads on where it has been read least far, without a hole', async () => {
		const { feed, a, b } = await started({ a: 100, b: 40 });
		expect(shown(feed).at(-1)).toBe('a86');
		for (let page = 0; page < 2; page++) await feed.loadOlder();
		expect(a.requests.length).toBe(3);
		expect(b.requests.length).toBe(1);
		const all = shown(feed);
		expect(all).toEqual([...all].filter((note, index) => all.indexOf(note) === index));
		expect(all.slice(0, 3)).toEqual(['a100', 'a99', 'a98']);
		expect(all).toContain('b39');
		while (feed.state.older !== 'end') await feed.loadOlder();
		expect(shown(feed)).toHaveLength(100 + 36);
	});

	it('puts 200 arrivals in order, each once', async () => {
		const { feed, a, b } = await started({ a: 100, b: 100 });
		for (let round = 0; round < 100; round++) {
			a.post();
			b.post();
			await vi.advanceTimersByTimeAsync(100);
		}
		await settle();
		const all = shown(feed);
		expect(all.slice(0, 30)).toEqual(expected(200, 180).slice(0, 30));
		expect(new Set(all).size).toBe(all.length);
	});

	it('heals the absence of one source by itself', async () => {
		const { feed, a, b } = await started({ a: 100, b: 100 });
		a.newest += 6;
		b.post(6);
		await settle();
		expect(shown(feed).slice(0, 3)).toEqual(['b106', 'b105', 'b104']);
		a.handlers?.catchUp();
		await settle();
		expect(shown(feed).slice(0, 12)).toEqual(expected(106, 101));
	});

	it('shows the gap that a long absence leaves, and fills it', async () => {
		const { feed, a } = await started({ a: 100, b: 100 });
		a.newest += 60;
		a.handlers?.catchUp();
		await settle();
		const gap = feed.state.entries.find(({ kind }) => kind === 'gap');
		expect(shown(feed)).toContain('|a');
		for (let round = 0; round < 3 && gap; round++) {
			const now = feed.state.entries.find(({ kind }) => kind === 'gap');
			if (now) await feed.fill(now.key);
		}
		expect(shown(feed)).not.toContain('|a');
	});

	it('counts what waits once, and not what shows already', async () => {
		const { feed, a, b } = await started({ a: 109, b: 109 });
		feed.setAtTop(false);
		a.post();
		b.post();
		await settle();
		expect(feed.state.queued).toBe(1);
		feed.setAtTop(true);
		expect(feed.state.queued).toBe(0);
		expect(shown(feed).slice(0, 3)).toEqual(['a110', 'b109', 'a109']);
	});

	it('tells of a note that comes through several only once', async () => {
		const { feed, a, b } = await started({ a: 109, b: 109 });
		a.post();
		await settle();
		b.post();
		await settle();
		expect(feed.firstAmong(0, ['n110'])).toEqual(['n110']);
		expect(feed.firstAmong(1, ['n110'])).toEqual([]);
	});

	it('tells of it once, and counts it once, while its column sleeps', async () => {
		const { feed, a, b } = await started({ a: 109, b: 109 });
		const told: string[] = [];
		for (const [index, source] of [a, b].entries()) {
			Object.assign(source, {
				arrived: (ids: readonly string[]) => told.push(...feed.firstAmong(index, ids).map(id => `${index} ${id}`)),
			});
		}
		const sleep = async () => {
			feed.setIdle(true);
			await vi.advanceTimersByTimeAsync(ASLEEP_AFTER_MS);
		};
		await sleep();
		a.post();
		b.post();
		await vi.advanceTimersByTimeAsync(4_000);
		expect(told).toEqual(['0 n110']);
		expect(feed.state.heard).toBe(1);
		a.post(2);
		await vi.advanceTimersByTimeAsync(4_000);
		expect(feed.state.heard).toBe(3);
		feed.setIdle(false);
		await settle();
		expect(feed.state.heard).toBe(0);
		expect(told).toEqual(['0 n110', '0 n112', '0 n111']);
		await sleep();
		b.post();
		await vi.advanceTimersByTimeAsync(4_000);
		expect(feed.state.heard).toBe(1);
	});

	it('goes on without a source that fails, and takes it in once it is back', async () => {
		const merged = merge({ a: 100, b: 100 });
		merged.b.fails = true;
		merged.feed.start();
		await settle();
		expect(merged.feed.state.status).toBe('ready');
		expect(merged.feed.sourceStates[1]?.status).toBe('failed');
		expect(shown(merged.feed)[0]).toBe('a100');
		merged.b.fails = false;
		await merged.feed.reloadSource(1);
		await settle();
		expect(shown(merged.feed).slice(0, 3)).toEqual(['a100', 'b99', 'a99']);
	});

	it('goes on past what is kept of a source that can’t be reached, and takes it in once it is back', async () => {
		const { feed, b } = merge({ a: 100, b: 100 }, ['n99', 'n98']);
		b.fails = true;
		feed.start();
		await settle();
		expect(feed.state).toMatchObject({ status: 'ready', older: 'idle' });
		expect(shown(feed).slice(0, 5)).toEqual(['a100', 'b99', 'a99', 'b98', 'a98']);
		expect(shown(feed).at(-1)).toBe('a86');
		await feed.loadOlder();
		expect(shown(feed).at(-1)).toBe('a56');
		b.fails = false;
		await feed.reloadSource(1);
		await settle();
		expect(shown(feed).slice(0, 4)).toEqual(['a100', 'b99', 'a99', 'b98']);
		expect(shown(feed).at(-1)).toBe('b86');
	});

	it('reads on without a source whose older notes can’t be read, until they are', async () => {
		const { feed, a, b } = await started({ a: 100, b: 100 });
		b.fails = true;
		// Each reads a page: `b`, which has been read least far, can't.
		await feed.loadOlder();
		expect(feed.isLost(1)).toBe(true);
		expect(feed.sourceStates[1]?.error).toBe(b.failure);
		expect(feed.state.older).toBe('idle');
		await feed.loadOlder();
		expect(shown(feed).at(-1)).toBe('a56');
		while (feed.state.older === 'idle') await feed.loadOlder();
		// What is left is tried again at the end.
		expect(feed.state.older).toBe('failed');
		expect(shown(feed).at(-1)).toBe('a1');
		const asked = a.requests.length;
		b.fails = false;
		await feed.loadOlder();
		expect(a.requests.length).toBe(asked);
		expect(feed.isLost(1)).toBe(false);
		expect(feed.state.older).toBe('idle');
		expect(shown(feed).at(-1)).toBe('b56');
	});

	it('tries older notes again if none could be read, with what shows in its place', async () => {
		const { feed, a, b } = await started({ a: 100, b: 100 });
		const before = shown(feed).length;
		a.fails = true;
		b.fails = true;
		for (let time = 0; time < 3; time++) await feed.loadOlder();
		expect(feed.state.older).toBe('failed');
		expect(shown(feed).length).toBeGreaterThanOrEqual(before);
		a.fails = false;
		b.fails = false;
		await feed.loadOlder();
		expect(feed.state.older).toBe('idle');
		expect(shown(feed).at(-1)).toBe('b56');
	});

	it('fails if all do', async () => {
		const merged = merge({ a: 100, b: 100 });
		merged.a.fails = true;
		merged.b.fails = true;
		merged.feed.start();
		await settle();
		expect(merged.feed.state).toMatchObject({ status: 'failed', error: merged.a.failure });
	});

	it('waits a while for a slow source, then goes on without it', async () => {
		const merged = merge({ a: 100, b: 100 });
		merged.b.delayMs = 60_000;
		merged.feed.start();
		await settle();
		expect(merged.feed.state.status).toBe('loading');
		await settle();
		expect(merged.feed.state.status).toBe('ready');
	});

	it('releases everything when it stops', async () => {
		const { feed, a, b } = await started({ a: 100, b: 100 });
		feed.stop();
		expect([a.held.size, b.held.size]).toEqual([0, 0]);
		expect(feed.state.entries).toEqual([]);
	});
});
