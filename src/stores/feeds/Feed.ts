import { ApiError, isAbort } from '@/api/ApiError';
import { randomId } from '@/base/randomId';
import { type LiveClock, liveClock } from '../LiveClock';
import { Arrivals } from './Arrivals';
import type { FeedSource, PageRequest } from './FeedSource';
import { type FeedState, START, takesCopy } from './FeedState';
import {
	append,
	type FeedEntry,
	FIRST_PAGE,
	fillGap,
	idAbove,
	idAtEnd,
	item,
	KEPT_AT_TOP,
	leaveGap,
	newer,
	PAGE,
	prepend,
	rejoin,
	remove,
	setGapState,
	trim,
} from './feedEntries';
import { boundQueue, itemIds, partQueue } from './feedQueue';
import type { Look } from './Look';
import { Rest } from './Rest';
import type { FeedListener, ShownFeed } from './ShownFeed';

/** The most folded entries that are kept in addition to visible rows. */
const MAX_FOLDED = 300;
/** How long the first page may take until what this device has kept is shown. */
const COPY_AFTER_MS = 300;
/** The number of rows that fill a column. */
const SHOWN_AT_ONCE = 12;

/**
 * The notes of one column: ids and gaps, newest first. At the top, arrivals are put on top and only the newest 30 are
 * kept; away from the top, they wait in a bounded queue. After an absence the feed closes the gap or shows it.
 */
export class Feed implements ShownFeed {
	readonly #source: FeedSource;
	readonly #clock: LiveClock;
	readonly #listeners = new Set<FeedListener>();
	#state = START;
	/** Entries waiting above the visible ones; the two have no id in common. */
	#queue: readonly FeedEntry[] = [];
	readonly #arrivals = new Arrivals();
	#preparing = false;
	#atTop = true;
	readonly #rest = new Rest();
	/** Whether it was time to poll while the column slept. */
	#isPollDue = false;
	#kept = KEPT_AT_TOP;
	/** The newest id that was trimmed off the end since the last fetch there. */
	#cut = '';
	#isLooking = false;
	#nextLook: Look | null = null;
	#reloads = 0;
	#asked = 0;
	/** Number of the newest reload that was answered: an older one that is answered later changes nothing. */
	#answered = 0;
	/** Ids that arrived while the top was being fetched: the response may not contain them. */
	readonly #sinceReload = new Set<string>();
	/** Set if notes may have been missed while the first page was loading. */
	#isBehind = false;
	#isLive = false;
	#endLive: (() => void) | undefined;
	#abort = new AbortController();

	/** @param clock decides when arrivals are shown; tests pass their own */
	constructor(source: FeedSource, clock: LiveClock = liveClock) {
		this.#source = source;
		this.#clock = clock;
		const recalled = source.recall?.() ?? [];
		if (recalled.length > 0) this.#state = { ...START, status: 'recalled', entries: recalled.map(item) };
	}

	get state(): FeedState {
		return this.#state;
	}

	readonly hasArrivals = () => this.#arrivals.ids.length > 0;

	/** The notes that wait above the visible ones. */
	get waiting(): readonly string[] {
		return itemIds(this.#queue);
	}

	/** Where the next older page starts: down to this note, everything has been read. */
	get oldestRead(): string | undefined {
		return idAtEnd(this.#state.entries, this.#cut);
	}

	readonly subscribe = (listener: FeedListener): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	start(): void {
		this.#abort = new AbortController();
		this.#source.retain?.(itemIds(this.#state.entries));
		this.#endLive = this.#source.live?.({
			arrived: id => this.#hear(id),
			gone: id => this.#lose(id),
			catchUp: () => void this.#lookAgain(false),
			poll: () => this.#poll(),
		});
		setTimeout(() => void this.#showCopy(), COPY_AFTER_MS);
		void this.reload();
	}

	/** Shows what this device has kept, unless the server has answered by then. */
	async #showCopy(isAway = false): Promise<void> {
		const { signal } = this.#abort;
		const isWanted = () => !signal.aborted && takesCopy(this.#state, isAway);
		const kept = isWanted() ? await this.#source.copy?.recall() : null;
		if (!kept) return;
		await this.#source.prepare?.(kept.ids);
		if (!isWanted()) return;
		this.#put([], kept.ids.map(item));
		this.#set({ status: 'recalled', recalledAt: kept.at });
	}

	/** Stops it and releases its notes. */
	stop(): void {
		this.#abort.abort();
		this.#endLive?.();
		this.#endLive = undefined;
		this.#clock.cancel(this);
		this.#source.release?.([...itemIds([...this.#state.entries, ...this.#queue]), ...this.#arrivals.take().ids]);
		this.#queue = [];
		this.#state = START;
	}

	async reload(): Promise<void> {
		const limit = this.#source.firstPage ?? FIRST_PAGE;
		if (this.#state.status === 'failed') this.#set({ status: 'loading', error: null });
		if (this.#reloads++ === 0) this.#sinceReload.clear();
		const number = ++this.#asked;
		try {
			const ids = await this.#page({ limit });
			if (number < this.#answered) return;
			this.#answered = number;
			// Visible or waiting entries that the page may not contain yet.
			const since = [...this.#queue, ...this.#state.entries].filter(({ key }) => this.#sinceReload.has(key));
			this.#put([], append(since, ids));
			this.#cut = '';
			this.#set({ status: 'ready', error: null, older: ids.length === 0 ? 'end' : 'idle' });
			if (this.#arrivals.ids.length > 0) this.#requestTick();
			if (this.#isBehind) void this.#lookAgain(false);
		} catch (error) {
			if (isAbort(error) || number < this.#answered) return;
			const isRefused = error instanceof ApiError;
			if (!isRefused) await this.#showCopy(true);
			if (this.#state.status === 'loading' || (this.#state.status === 'recalled' && isRefused)) {
				this.#put([], []);
				this.#set({ status: 'failed', error });
			} else this.#set({ error });
		} finally {
			this.#reloads--;
		}
	}

	async loadOlder(): Promise<void> {
		const { older, status } = this.#state;
		const last = this.oldestRead;
		if (status !== 'ready' || older === 'loading' || older === 'end' || last === undefined) return;
		this.#set({ older: 'loading' });
		try {
			const ids = await this.#page({ limit: this.#source.page ?? PAGE, untilId: last });
			// The feed was trimmed or reloaded meanwhile, so the page would leave a hole.
			if (this.oldestRead !== last) return this.#set({ older: 'idle' });
			this.#cut = '';
			this.#replace(append(this.#state.entries, ids));
			this.#set({ older: ids.length === 0 ? 'end' : 'idle' });
		} catch (error) {
			if (!isAbort(error)) this.#set({ older: 'failed', error });
		}
	}

	/** Fetches one page into a gap, starting at its upper end. */
	async fill(gapId: string): Promise<void> {
		const gap = this.#state.entries.find(({ key }) => key === gapId);
		if (gap?.kind !== 'gap' || gap.state === 'loading') return;
		const untilId = idAbove(this.#state.entries, gapId);
		const limit = this.#source.page ?? PAGE;
		this.#replace(setGapState(this.#state.entries, gapId, 'loading'));
		try {
			const ids = await this.#page(untilId === undefined ? { limit } : { limit, untilId });
			this.#replace(fillGap(this.#state.entries, gapId, ids));
		} catch (error) {
			if (!isAbort(error)) this.#replace(setGapState(this.#state.entries, gapId, 'failed'));
		}
	}

	/**
	 * Fetches newer notes, and leaves a gap if the newest page doesn't reach the known ones. A request during a check
	 * leads to one more check afterwards, so that no older response is applied after a newer one.
	 */
	async #lookAgain(isPoll: boolean): Promise<void> {
		const before = [...this.#arrivals.ids.map(item), ...this.#queue, ...this.#state.entries];
		if (this.#isLooking) {
			// The entries known at the first request count; anything after it may have been missed.
			this.#nextLook = { before: this.#nextLook?.before ?? before, isPoll: isPoll && this.#nextLook?.isPoll !== false };
			return;
		}
		this.#isLooking = true;
		await this.#look({ before, isPoll }, this.#source.glance);
		// Something may have arrived above the missed notes, so only a full page is certain to reach them.
		for (let next = this.#nextLook; next; next = this.#nextLook) {
			this.#nextLook = null;
			await this.#look(next);
		}
		this.#isLooking = false;
	}

	/** @param glance size of the first fetch; enough if it reaches the known entries */
	async #look({ before, isPoll }: Look, glance?: number): Promise<void> {
		const { status } = this.#state;
		if (status === 'failed' || (status === 'recalled' && this.#reloads === 0)) return this.reload();
		this.#isBehind = status === 'loading' || status === 'recalled';
		if (this.#isBehind) return;
		try {
			// To close an older gap as well, a full page is needed.
			const hasGap = before.some(({ kind }) => kind === 'gap');
			const first = glance === undefined || hasGap ? [] : await this.#page({ limit: glance });
			const isEnough = before.some(({ key }) => first.includes(key));
			const { ids, isWhole } = isEnough ? { ids: first, isWhole: false } : await this.#newestPage(before);
			if (this.#nextLook?.isPoll === false) {
				// The connection was lost again, so it isn't known what lies between the page and new arrivals.
				this.#nextLook = { before, isPoll: false };
				return;
			}
			this.#absorb(false);
			const known = [...this.#queue, ...this.#state.entries];
			const joined = rejoin(known, ids, isWhole, randomId(), before);
			if (joined !== known) this.#takeIn(joined, isPoll);
			if (isPoll) this.#tell(ids.filter(id => known.every(({ key }) => key !== id)));
		} catch (error) {
			if (isAbort(error)) return;
			console.warn('What was missed could not be fetched.', error);
			// The next poll checks again; a stream would continue above the missed notes.
			if (!isPoll) this.#takeIn(leaveGap([...this.#queue, ...this.#state.entries], randomId(), before), false);
		}
	}

	/** Servers leave muted and deleted notes out, so after a short page another fetch finds out whether more follow. */
	async #newestPage(before: readonly FeedEntry[]): Promise<{ ids: readonly string[]; isWhole: boolean }> {
		const limit = this.#source.page ?? PAGE;
		const ids = await this.#page({ limit });
		const untilId = ids.at(-1);
		if (untilId === undefined) return { ids, isWhole: true };
		if (ids.length === limit || before.some(({ key }) => ids.includes(key))) return { ids, isWhole: false };
		const more = await this.#page({ limit, untilId });
		return { ids: [...ids, ...more], isWhole: more.length === 0 };
	}

	/** Adds the found entries like arrivals: on top if the user is there, otherwise to the queue. */
	#takeIn(found: readonly FeedEntry[], isPoll: boolean): void {
		this.#isLive = isPoll;
		if (this.#atTop && this.#queue.length === 0) {
			// A gap left by an absence is shown, together with the entries below it.
			const gap = isPoll ? -1 : found.findIndex(entry => entry.kind === 'gap');
			this.#put([], trim(found, gap + 1 + this.#kept));
		} else {
			const { queue, below } = partQueue(found, this.#state.entries);
			this.#put(boundQueue(queue, randomId()), below);
		}
		this.#isLive = false;
	}

	setAtTop(atTop: boolean): void {
		this.#atTop = atTop;
		if (atTop) this.releaseQueue();
	}

	setFolded(count: number): void {
		this.#kept = KEPT_AT_TOP + Math.min(MAX_FOLDED, Math.max(0, count));
	}

	setIdle(isIdle: boolean): void {
		if (!this.#rest.set(isIdle) || isIdle) return;
		if (this.#isPollDue) this.#poll();
		const { ids } = this.#arrivals;
		if (ids.length === 0) return;
		void Promise.allSettled([this.#source.prepare?.(ids)]).then(() => this.#requestAbsorption());
	}

	/** Shows the queue. */
	releaseQueue(): void {
		const queue = this.#queue;
		if (queue.length === 0) return;
		const joined = [...queue, ...this.#state.entries];
		this.#put([], this.#atTop ? trim(joined, Math.max(this.#kept, queue.length)) : joined);
	}

	async #page(page: PageRequest): Promise<string[]> {
		const { signal } = this.#abort;
		const ids = await this.#source.fetch(page, signal);
		await this.#source.prepare?.(ids);
		signal.throwIfAborted();
		return ids;
	}

	#hear(id: string): void {
		if (this.#state.status === 'failed') return;
		if (this.#reloads > 0) this.#sinceReload.add(id);
		this.#source.retain?.([id]);
		const dropped = this.#arrivals.add(id);
		if (dropped.length > 0) this.#source.release?.(dropped);
		// Arrivals before the first page are added on top of it.
		if (this.#state.status === 'ready') this.#requestTick();
	}

	#requestTick(): void {
		if (this.#preparing) return;
		this.#preparing = true;
		const ready = (async () => {
			await this.#rest.pause();
			const { ids } = this.#arrivals;
			await (this.#rest.isAsleep ? this.#source.judge?.(ids) : this.#source.prepare?.(ids));
		})();
		void Promise.allSettled([ready]).then(() => {
			this.#preparing = false;
			if (!this.#rest.isAsleep) return this.#requestAbsorption();
			this.#tell(this.#arrivals.tell());
			this.#isLive = true;
			this.#set({ heard: this.#arrivals.ids.length });
			this.#isLive = false;
		});
	}

	#tell(arrived: readonly string[]): void {
		if (arrived.length > 0) this.#source.arrived?.(arrived);
	}

	#poll(): void {
		this.#isPollDue = this.#rest.isAsleep;
		if (!this.#isPollDue) void this.#lookAgain(true);
	}

	#requestAbsorption(): void {
		// No more rows than these are ever visible.
		const shown = this.#atTop ? this.#arrivals.ids.slice(0, SHOWN_AT_ONCE) : [];
		this.#clock.request(this, () => this.#absorb(true), 1 + (this.#source.weigh?.(shown) ?? shown.length));
	}

	/** Adds the arrivals since the last tick on top, or to the queue. */
	#absorb(isLive: boolean): void {
		const { ids: arrived, untold, hasDropped } = this.#arrivals.take();
		if (arrived.length === 0) return;
		const gapId = hasDropped ? randomId() : null;
		this.#isLive = isLive;
		const { entries } = this.#state;
		if (this.#atTop && this.#queue.length === 0) this.#replace(trim(prepend(entries, arrived, gapId), this.#kept));
		else {
			const shown = new Set(itemIds(entries));
			const fresh = arrived.filter(id => !shown.has(id));
			this.#put(boundQueue(prepend(this.#queue, fresh, gapId), randomId()), entries);
		}
		this.#isLive = false;
		this.#tell(untold);
		this.#source.release?.(arrived);
	}

	#lose(id: string): void {
		this.#source.release?.(this.#arrivals.remove(id));
		this.#put(remove(this.#queue, id), remove(this.#state.entries, id), this.#state.older);
	}

	#replace(entries: readonly FeedEntry[]): void {
		this.#put(this.#queue, entries);
	}

	/** @param older by default as before, or `idle` if entries were trimmed off the end */
	#put(queue: readonly FeedEntry[], entries: readonly FeedEntry[], older?: FeedState['older']): void {
		const before = this.#state.entries;
		if (queue === this.#queue && entries === before) return;
		const then = new Set([...itemIds(this.#queue), ...itemIds(before)]);
		const waiting = itemIds(queue);
		const now = new Set([...waiting, ...itemIds(entries)]);
		this.#source.retain?.([...now].filter(id => !then.has(id)));
		const gone = [...then].filter(id => !now.has(id));
		this.#source.release?.(gone);
		this.#queue = queue;
		const last = before.findLast(entry => entry.kind === 'item');
		const wasCut = older === undefined && last !== undefined && !now.has(last.key);
		if (wasCut) this.#cut = gone.reduce(newer, this.#cut);
		const reopened = wasCut && this.#state.older === 'end' ? 'idle' : this.#state.older;
		this.#set({ entries, queued: waiting.length, heard: 0, older: older ?? reopened });
	}

	#set(change: Partial<FeedState>): void {
		this.#state = { ...this.#state, ...change };
		const { status, entries } = this.#state;
		if (status === 'ready' && (change.entries || change.status)) this.#source.copy?.changed(itemIds(entries));
		for (const listener of [...this.#listeners]) listener(this.#isLive);
	}
}
