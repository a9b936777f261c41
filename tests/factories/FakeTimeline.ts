import { vi } from 'vitest';
import { Feed } from '@/stores/feeds/Feed';
import type { FeedHandlers, FeedSource, PageRequest } from '@/stores/feeds/FeedSource';
import { LiveClock } from '@/stores/LiveClock';

/** A feed source of numbered notes, n1 being the oldest. */
export class FakeTimeline implements FeedSource {
	newest: number;
	held = new Map<string, number>();
	requests: PageRequest[] = [];
	fails = false;
	failure = new Error('no server');
	/** Responses are computed at once, but arrive after this delay. */
	delayMs = 0;
	glance = 5;
	handlers: FeedHandlers | undefined;
	recalled: readonly string[] = [];
	/** Until it is done, no notes are prepared. */
	preparation = Promise.resolve();
	/** The server leaves this many notes out of a page, so that it is short although more follows. */
	shortBy = 0;

	constructor(newest: number) {
		this.newest = newest;
	}
	async fetch(page: PageRequest): Promise<string[]> {
		this.requests.push(page);
		if (this.fails) throw this.failure;
		const from = page.untilId === undefined ? this.newest : Number(page.untilId.slice(1)) - 1;
		const ids = Array.from(
			{ length: Math.max(0, Math.min(page.limit - this.shortBy, from)) },
			(_, index) => `n${from - index}`,
		);
		if (this.delayMs > 0) await new Promise(resolve => setTimeout(resolve, this.delayMs));
		return ids;
	}
	prepare(): Promise<void> {
		return this.preparation;
	}
	recall(): readonly string[] {
		return this.recalled;
	}
	live(handlers: FeedHandlers): () => void {
		this.handlers = handlers;
		return () => {
			this.handlers = undefined;
		};
	}
	retain(ids: readonly string[]): void {
		for (const id of ids) this.held.set(id, (this.held.get(id) ?? 0) + 1);
	}
	release(ids: readonly string[]): void {
		for (const id of ids) {
			const count = (this.held.get(id) ?? 0) - 1;
			if (count === 0) this.held.delete(id);
			else this.held.set(id, count);
		}
	}
	post(count = 1): void {
		for (let i = 0; i < count; i++) this.handlers?.arrived(`n${++this.newest}`);
	}
}

/** The visible ids, with a bar for each gap. */
export const shown = (feed: Feed) => feed.state.entries.map(entry => (entry.kind === 'gap' ? '|' : entry.key));
export const settle = () => vi.advanceTimersByTimeAsync(2_000);

/** A feed after its first page. Needs fake timers. */
export async function started(newest: number): Promise<{ feed: Feed; source: FakeTimeline }> {
	const source = new FakeTimeline(newest);
	const feed = new Feed(source, new LiveClock());
	feed.start();
	await settle();
	return { feed, source };
}

/** From `n<newest>` down to `n<oldest>`. */
export const numbered = (newest: number, oldest: number) =>
	Array.from({ length: newest - oldest + 1 }, (_, index) => `n${newest - index}`);

export async function fillFirst(feed: Feed): Promise<void> {
	const gap = feed.state.entries.find(entry => entry.kind === 'gap');
	await feed.fill(gap?.key ?? '');
}

/** Fills every gap and loads to the end, as a reader may. */
export async function loadAll(feed: Feed): Promise<void> {
	const step = async () => {
		if (shown(feed).includes('|')) await fillFirst(feed);
		else await feed.loadOlder();
	};
	for (let turn = 0; turn < 40 && feed.state.older !== 'end'; turn++) {
		const done = step();
		await settle();
		await done;
	}
}
