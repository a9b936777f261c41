import { isAbort } from '@/api/ApiError';
import { randomId } from '@/base/randomId';
import { type LiveClock, liveClock } from '../LiveClock';
import {
	append,
	type FeedEntry,
	FIRST_PAGE,
	fillGap,
	idAbove,
	item,
	KEPT_AT_TOP,
	PAGE,
	prepend,
	QUEUE_LIMIT,
	rejoin,
	remove,
	setGapState,
	trim,
} from './feedEntries';

export interface PageRequest {
	limit: number;
	/** Older than this. */
	untilId?: string;
}

/** Where a feed's ids come from. What they stand for is in the session's store before they are handed over. */
export interface FeedSource {
	/** A page, newest first. */
	fetch(page: PageRequest, signal: AbortSignal): Promise<string[]>;
	/** Ids that the reader saw last time, ready to be shown until the first page is there; none where nothing is kept. */
	recall?(): readonly string[];
	/** Live ids; `catchUp` asks the feed to look what it missed. @returns ends it. Absent: nothing is live. */
	live?(hear: { arrived: (id: string) => void; gone: (id: string) => void; catchUp: () => void }): () => void;
	/** Everything that must be ready before rows are shown, such as parsed markup. */
	prepare?(ids: readonly string[]): Promise<void>;
	/** What showing these costs, about 1 a plain note; by default their number. */
	weigh?(ids: readonly string[]): number;
	retain?(ids: readonly string[]): void;
	release?(ids: readonly string[]): void;
	/** How many come first, and a page; by default as timelines have it (15, 30). */
	readonly firstPage?: number;
	readonly page?: number;
	/** So many tell whether a short absence has left anything out; absent: a page does. */
	readonly glance?: number;
}

export interface FeedState {
	/** `recalled`: what shows is from the last visit, and the first page takes its place. */
	readonly status: 'loading' | 'recalled' | 'ready' | 'failed';
	/** Why the first fetch failed. */
	readonly error: unknown;
	readonly entries: readonly FeedEntry[];
	/** Arrived while the reader is away from the top. */
	readonly queued: number;
	readonly older: 'idle' | 'loading' | 'failed' | 'end';
}

/** How long arrivals wait where nobody sees them. */
const IDLE_PAUSE_MS = 3_000;
/** So many folded entries at most are kept beside those that show. */
const MAX_FOLDED = 300;
/** So many rows fill a column. */
const SHOWN_AT_ONCE = 12;

/** @param isLive the change came by itself; nobody waits for it */
type FeedListener = (isLive: boolean) => void;

const START: FeedState = { status: 'loading', error: null, entries: [], queued: 0, older: 'idle' };

/**
 * What one column shows: ids and gaps, newest first. While the reader is at the top what arrives goes on top, and only
 * the newest 30 are kept; away from it arrivals wait in a bounded queue. After an absence it closes the gap or shows it.
 */
export class Feed {
	readonly #source: FeedSource;
	readonly #clock: LiveClock;
	readonly #listeners = new Set<FeedListener>();
	#state = START;
	#queue: string[] = [];
	#arrived: string[] = [];
	#preparing = false;
	#atTop = true;
	#isIdle = false;
	#kept = KEPT_AT_TOP;
	#catchingUp = false;
	#catchUpAgain = false;
	#reloads = 0;
	/** What arrived while the top was being fetched: the answer may have been made before. */
	readonly #sinceReload = new Set<string>();
	/** Something may have been missed while the first page was on its way. */
	#isBehind = false;
	#isLive = false;
	#endLive: (() => void) | undefined;
	#abort = new AbortController();

	/** @param clock the pulse in which arrivals show; tests bring their own */
	constructor(source: FeedSource, clock: LiveClock = liveClock) {
		this.#source = source;
		this.#clock = clock;
		const recalled = source.recall?.() ?? [];
		if (recalled.length > 0) this.#state = { ...START, status: 'recalled', entries: recalled.map(item) };
	}

	get state(): FeedState {
		return this.#state;
	}

	readonly subscribe = (listener: FeedListener): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	/** Starts to listen, then to fetch. */
	start(): void {
		this.#abort = new AbortController();
		this.#source.retain?.(itemIds(this.#state.entries));
		this.#endLive = this.#source.live?.({
			arrived: id => this.#hear(id),
			gone: id => this.#lose(id),
			catchUp: () => void this.catchUp(),
		});
		void this.reload();
	}

	/** Ends it and lets go of everything. */
	stop(): void {
		this.#abort.abort();
		this.#endLive?.();
		this.#endLive = undefined;
		this.#clock.cancel(this);
		this.#source.release?.(itemIds(this.#state.entries));
		this.#source.release?.(this.#queue);
		this.#source.release?.(this.#arrived);
		this.#queue = [];
		this.#arrived = [];
		this.#state = START;
	}

	/** Fetches anew from the top. What is shown stays until the answer is there. */
	async reload(): Promise<void> {
		const limit = this.#source.firstPage ?? FIRST_PAGE;
		if (this.#state.status === 'failed') this.#set({ status: 'loading', error: null });
		if (this.#reloads++ === 0) this.#sinceReload.clear();
		try {
			const ids = await this.#page({ limit });
			this.#replace(append(this.#arrivedSinceReload(), ids));
			this.#dropQueue();
			this.#set({ status: 'ready', error: null, older: ids.length === 0 ? 'end' : 'idle' });
			if (this.#arrived.length > 0) this.#requestTick();
			if (this.#isBehind) void this.catchUp();
		} catch (error) {
			if (isAbort(error)) return;
			if (this.#isBeforeFirstPage()) {
				this.#replace([]);
				this.#set({ status: 'failed', error });
			} else this.#set({ error });
		} finally {
			this.#reloads--;
		}
	}

	/** What the page from the top may not know yet, of what is shown or waits. */
	#arrivedSinceReload(): FeedEntry[] {
		return [...this.#queue.map(item), ...this.#state.entries].filter(({ key }) => this.#sinceReload.has(key));
	}

	/** Fetches the next older page, unless one is on its way or there is none. */
	async loadOlder(): Promise<void> {
		const { older, entries, status } = this.#state;
		const last = entries.findLast(entry => entry.kind === 'item')?.key;
		if (status !== 'ready' || older === 'loading' || older === 'end' || last === undefined) return;
		this.#set({ older: 'loading' });
		try {
			const ids = await this.#page({ limit: this.#source.page ?? PAGE, untilId: last });
			// Trimmed or reloaded meanwhile: the page would leave a hole.
			if (this.#state.entries.findLast(entry => entry.kind === 'item')?.key !== last) {
				this.#set({ older: 'idle' });
				return;
			}
			this.#replace(append(this.#state.entries, ids));
			this.#set({ older: ids.length === 0 ? 'end' : 'idle' });
		} catch (error) {
			if (!isAbort(error)) this.#set({ older: 'failed' });
		}
	}

	/** Fetches one page into a gap, from its upper side. */
	async fill(gapId: string): Promise<void> {
		const untilId = idAbove(this.#state.entries, gapId);
		if (untilId === undefined) return;
		const limit = this.#source.page ?? PAGE;
		this.#replace(setGapState(this.#state.entries, gapId, 'loading'));
		try {
			const ids = await this.#page({ limit, untilId });
			this.#replace(fillGap(this.#state.entries, gapId, ids, ids.length === 0));
		} catch (error) {
			if (!isAbort(error)) this.#replace(setGapState(this.#state.entries, gapId, 'failed'));
		}
	}

	/**
	 * After an absence: takes the newest page in, and leaves a gap where it does not reach what is there. Asked for again
	 * while it runs, it runs once more afterwards: an old answer never comes on top of a newer one.
	 */
	async catchUp(): Promise<void> {
		if (this.#catchingUp) {
			this.#catchUpAgain = true;
			return;
		}
		this.#catchingUp = true;
		this.#catchUpAgain = false;
		await this.#catchUpOnce(this.#source.glance);
		// By now something may have arrived above what was missed: then only a page reaches down to it.
		while (this.#catchUpAgain) {
			this.#catchUpAgain = false;
			await this.#catchUpOnce();
		}
		this.#catchingUp = false;
	}

	/** @param glance what is fetched first; where it reaches what is there, nothing more has to be */
	async #catchUpOnce(glance?: number): Promise<void> {
		if (this.#state.status === 'failed') return this.reload();
		this.#isBehind = this.#isBeforeFirstPage();
		if (this.#isBehind) return;
		const limit = this.#source.page ?? PAGE;
		const before = this.#state.entries;
		try {
			const first = glance === undefined ? [] : await this.#page({ limit: glance });
			const isEnough = before.some(({ key }) => first.includes(key));
			const ids = isEnough ? first : await this.#page({ limit });
			this.#absorb();
			this.#replace(rejoin(this.#state.entries, ids, !isEnough && ids.length < limit / 2, randomId(), before));
		} catch (error) {
			// The next reconnection or poll tries again.
			if (!isAbort(error)) console.warn('What was missed could not be fetched.', error);
		}
	}

	/** Tells where the reader is; arrivals wait while they are away from the top. */
	setAtTop(atTop: boolean): void {
		this.#atTop = atTop;
		if (atTop) this.releaseQueue();
	}

	/** Entries that have no row of their own make room for as many more: what is kept at the top is counted in rows. */
	setFolded(count: number): void {
		this.#kept = KEPT_AT_TOP + Math.min(MAX_FOLDED, Math.max(0, count));
	}

	/** Out of sight arrivals are taken in now and then only, and at once when somebody comes near. */
	setIdle(isIdle: boolean): void {
		if (isIdle === this.#isIdle) return;
		this.#isIdle = isIdle;
		if (isIdle || this.#arrived.length === 0) return;
		void Promise.allSettled([this.#source.prepare?.([...this.#arrived])]).then(() => this.#requestAbsorption());
	}

	/** Shows what waited. */
	releaseQueue(): void {
		if (this.#queue.length === 0) return;
		const queue = this.#queue;
		this.#queue = [];
		const before = this.#state.entries;
		const overflowed = queue.length > QUEUE_LIMIT;
		const kept = queue.slice(0, QUEUE_LIMIT);
		const joined = overflowed
			? prepend([{ kind: 'gap', key: randomId(), state: 'idle' }, ...before], kept)
			: prepend(before, kept);
		this.#replace(this.#atTop ? trim(joined, Math.max(this.#kept, kept.length)) : joined);
		this.#source.release?.(queue);
		this.#set({ queued: 0 });
	}

	async #page(page: PageRequest): Promise<string[]> {
		const { signal } = this.#abort;
		const ids = await this.#source.fetch(page, signal);
		await this.#source.prepare?.(ids);
		signal.throwIfAborted();
		return ids;
	}

	#isBeforeFirstPage(): boolean {
		return this.#state.status === 'loading' || this.#state.status === 'recalled';
	}

	#hear(id: string): void {
		if (this.#state.status === 'failed') return;
		if (this.#reloads > 0) this.#sinceReload.add(id);
		this.#source.retain?.([id]);
		this.#arrived.unshift(id);
		if (this.#arrived.length > QUEUE_LIMIT * 2) this.#source.release?.(this.#arrived.splice(QUEUE_LIMIT + 1));
		// What comes before the first page goes on top of it.
		if (this.#state.status === 'ready') this.#requestTick();
	}

	#requestTick(): void {
		if (this.#preparing) return;
		this.#preparing = true;
		const pause = this.#isIdle ? new Promise(resolve => setTimeout(resolve, IDLE_PAUSE_MS)) : undefined;
		const ready = (async () => {
			await pause;
			await this.#source.prepare?.([...this.#arrived]);
		})();
		void Promise.allSettled([ready]).then(() => {
			this.#preparing = false;
			this.#requestAbsorption();
		});
	}

	#requestAbsorption(): void {
		this.#clock.request(this, () => this.#absorbLive(), this.#weighArrived());
	}

	#weighArrived(): number {
		// More than this is never on the screen.
		const shown = this.#atTop ? this.#arrived.slice(0, SHOWN_AT_ONCE) : [];
		return 1 + (this.#source.weigh?.(shown) ?? shown.length);
	}

	#absorbLive(): void {
		this.#isLive = true;
		this.#absorb();
		this.#isLive = false;
	}

	/** Takes in what arrived since the last tick: on top, or into the queue. */
	#absorb(): void {
		const arrived = this.#arrived;
		if (arrived.length === 0) return;
		this.#arrived = [];
		if (this.#atTop && this.#queue.length === 0) {
			this.#replace(trim(prepend(this.#state.entries, arrived), this.#kept));
			this.#source.release?.(arrived);
			return;
		}
		const waiting = [...arrived, ...this.#queue];
		// What came twice was held twice.
		this.#source.release?.(waiting.filter((id, index) => waiting.indexOf(id) !== index));
		this.#queue = [...new Set(waiting)];
		// One more than fits stays as the sign that some were left out.
		this.#source.release?.(this.#queue.splice(QUEUE_LIMIT + 1));
		this.#set({ queued: Math.min(this.#queue.length, QUEUE_LIMIT) });
	}

	#lose(id: string): void {
		if (this.#arrived.includes(id)) {
			this.#source.release?.(this.#arrived.filter(each => each === id));
			this.#arrived = this.#arrived.filter(each => each !== id);
		}
		if (this.#queue.includes(id)) {
			this.#source.release?.([id]);
			this.#queue = this.#queue.filter(each => each !== id);
			this.#set({ queued: this.#queue.length });
		}
		const { older } = this.#state;
		this.#replace(remove(this.#state.entries, id), older);
	}

	#dropQueue(): void {
		this.#source.release?.(this.#queue);
		this.#queue = [];
		this.#set({ queued: 0 });
	}

	/** @param older what is known of what lies below; by default, shorter means that something there was cut off */
	#replace(entries: readonly FeedEntry[], older?: FeedState['older']): void {
		const before = this.#state.entries;
		if (entries === before) return;
		const then = new Set(itemIds(before));
		const now = new Set(itemIds(entries));
		this.#source.retain?.([...now].filter(id => !then.has(id)));
		this.#source.release?.([...then].filter(id => !now.has(id)));
		const wasTrimmed = entries.length < before.length && this.#state.older === 'end';
		this.#set({ entries, older: older ?? (wasTrimmed ? 'idle' : this.#state.older) });
	}

	#set(change: Partial<FeedState>): void {
		this.#state = { ...this.#state, ...change };
		for (const listener of [...this.#listeners]) listener(this.#isLive);
	}
}

const itemIds = (entries: readonly FeedEntry[]): string[] =>
	entries.flatMap(entry => (entry.kind === 'item' ? [entry.key] : []));
