import type { Feed } from './Feed';
import { type FeedState, START } from './FeedState';
import { type FeedEntry, type FeedItem, item } from './feedEntries';
import { gapOf, type MergedEntries, mergedKey, mergeEntries, type NoteCopy, type NoteIdentity } from './mergeEntries';
import type { FeedListener, ShownFeed } from './ShownFeed';

/** One source of a merged list: its feed, which nothing else starts or stops. */
export interface MergedSource {
	readonly feed: Feed;
	/** @returns undefined if the note isn't stored (any more) */
	readonly identityOf: (id: string) => NoteIdentity | undefined;
}

interface KnownNote {
	readonly item: FeedItem;
	/** The place of the source that had it first. */
	readonly first: number;
}

/** How long a source may take until the list is shown without it. */
const PATIENCE_MS = 3_000;
const NO_COPIES: readonly NoteCopy[] = [];

/**
 * Several feeds as one list in the order of time, in which each note is once (rules/deck#merged-columns). Each feed goes on
 * by itself: it hears, polls, catches up and leaves gaps. A source that can't be read doesn't hold the others up.
 */
export class MergedFeed implements ShownFeed {
	readonly #sources: readonly MergedSource[];
	readonly #listeners = new Set<FeedListener>();
	#state = START;
	/** The sources' states when they were merged last. */
	#states: readonly FeedState[] = [];
	#merged: MergedEntries = { entries: [], copies: new Map(), leastRead: [] };
	/** The notes that are shown or wait, by their addresses. */
	#known: ReadonlyMap<string, KnownNote> = new Map();
	/** By the addresses of the notes that sleeping sources have told of: the source that did first. */
	readonly #told = new Map<string, number>();
	/** By source, how many of the notes that it has heard of in its sleep another one had before. */
	readonly #doubled = new Map<number, number>();
	/** The sources whose older notes could not be read, until they have been. */
	#stuck: readonly number[] = [];
	#isPatient = true;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#ends: readonly (() => void)[] = [];

	constructor(sources: readonly MergedSource[]) {
		this.#sources = sources;
		this.#update(false);
	}

	get state(): FeedState {
		return this.#state;
	}

	readonly hasArrivals = () => this.#sources.some(({ feed }) => feed.hasArrivals());

	/** The states of the sources, in their order. */
	get sourceStates(): readonly FeedState[] {
		return this.#states;
	}

	/** Whether a source could not be read, or not any further: nothing waits for it. */
	isLost(source: number): boolean {
		const state = this.#states[source];
		if (!state) return false;
		return (
			state.status === 'failed' ||
			this.#stuck.includes(source) ||
			(this.#state.status === 'ready' && isUnreachable(state))
		);
	}

	/** The copies of a shown note, that of its own server first. */
	copiesOf(key: string): readonly NoteCopy[] {
		return this.#merged.copies.get(key) ?? NO_COPIES;
	}

	/** Those of the notes that have just arrived at a source that no other source had before. Ask once for each. */
	firstAmong(source: number, ids: readonly string[]): readonly string[] {
		if (this.#states.every(({ heard }) => heard === 0)) this.#told.clear();
		const fresh = ids.filter(id => {
			const identity = this.#sources[source]?.identityOf(id);
			if (!identity) return true;
			const first = this.#known.get(identity.uri)?.first ?? this.#told.get(identity.uri) ?? source;
			this.#told.set(identity.uri, first);
			return first === source;
		});
		const doubled = this.#states[source]?.heard === 0 ? 0 : (this.#doubled.get(source) ?? 0);
		this.#doubled.set(source, doubled + ids.length - fresh.length);
		return fresh;
	}

	readonly subscribe = (listener: FeedListener): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	start(): void {
		this.#ends = this.#sources.map(({ feed }) => feed.subscribe(isLive => this.#update(isLive)));
		for (const { feed } of this.#sources) feed.start();
		this.#timer = setTimeout(() => {
			this.#isPatient = false;
			this.#update(false);
		}, PATIENCE_MS);
	}

	stop(): void {
		clearTimeout(this.#timer);
		for (const end of this.#ends) end();
		this.#ends = [];
		for (const { feed } of this.#sources) feed.stop();
		this.#isPatient = true;
		this.#update(false);
	}

	async reload(): Promise<void> {
		await Promise.all(this.#sources.map(({ feed }) => feed.reload()));
	}

	/** Fetches one source again, from where it failed. */
	async reloadSource(index: number): Promise<void> {
		const feed = this.#sources[index]?.feed;
		await (this.#stuck.includes(index) ? feed?.loadOlder() : feed?.reload());
	}

	async loadOlder(): Promise<void> {
		if (this.#state.older === 'loading') return;
		// Once nothing else is left, those that could not be read are tried again.
		const { leastRead } = this.#merged;
		const next = leastRead.length > 0 ? leastRead : this.#stuck;
		await Promise.all(next.flatMap(index => this.#sources[index]?.feed.loadOlder() ?? []));
	}

	async fill(gapKey: string): Promise<void> {
		const gap = gapOf(gapKey);
		if (gap) await this.#sources[gap.source]?.feed.fill(gap.key);
	}

	setAtTop(atTop: boolean): void {
		for (const { feed } of this.#sources) feed.setAtTop(atTop);
	}

	setFolded(count: number): void {
		for (const { feed } of this.#sources) feed.setFolded(count);
	}

	setIdle(isIdle: boolean): void {
		for (const { feed } of this.#sources) feed.setIdle(isIdle);
	}

	#update(isLive: boolean): void {
		const states = this.#sources.map(({ feed }) => feed.state);
		const stuck = [...states.keys()].filter(index => {
			const older = states[index]?.older;
			return older === 'failed' || (older === 'loading' && this.#stuck.includes(index));
		});
		const isRead =
			stuck.join() !== this.#stuck.join() || states.some((state, index) => !isSameReading(state, this.#states[index]));
		this.#stuck = stuck;
		// What only waits changes nothing of the list, which may be long.
		const known = new Map(isRead ? [] : this.#known);
		const itemOf = (identity: NoteIdentity, source: number): FeedItem => {
			// The time of the first copy counts, as another may differ.
			const note = known.get(identity.uri) ??
				this.#known.get(identity.uri) ?? { item: item(mergedKey(identity)), first: source };
			known.set(identity.uri, note);
			return note.item;
		};
		const merged = isRead ? this.#merge(itemOf) : this.#merged;
		const queued = this.#countWaiting(merged, itemOf);
		this.#known = known;
		this.#states = states;
		this.#merged = { ...merged, entries: sameOr(this.#merged.entries, merged.entries) };
		this.#state = this.#stateOf(states, queued);
		for (const listener of [...this.#listeners]) listener(isLive);
	}

	#merge(itemOf: (identity: NoteIdentity, source: number) => FeedItem): MergedEntries {
		const isAnyRead = this.#sources.some(({ feed }) => feed.state.status === 'ready');
		return mergeEntries(
			this.#sources.map(({ feed, identityOf }, index) => {
				const isLeftBehind =
					feed.state.older === 'end' || this.#stuck.includes(index) || (isAnyRead && isUnreachable(feed.state));
				return { entries: feed.state.entries, identityOf, oldestRead: isLeftBehind ? undefined : feed.oldestRead };
			}),
			itemOf,
		);
	}

	/** Notes that wait at several sources, or are shown already as another copy, count once and not at all. */
	#countWaiting({ copies }: MergedEntries, itemOf: (identity: NoteIdentity, source: number) => FeedItem): number {
		const waiting = this.#sources.flatMap(({ feed, identityOf }, source) =>
			feed.waiting.flatMap(id => {
				const identity = identityOf(id);
				return identity ? itemOf(identity, source).key : [];
			}),
		);
		return new Set(waiting.filter(key => !copies.has(key))).size;
	}

	#stateOf(states: readonly FeedState[], queued: number): FeedState {
		const shown = states.filter(({ status }) => status === 'ready' || status === 'recalled');
		const isAwaited = states.some(({ status }) => status === 'loading');
		const { entries } = this.#merged;
		const atEnd = this.#stuck.length > 0 ? 'failed' : 'end';
		const heard = states.reduce(
			(sum, state, index) => sum + Math.max(0, state.heard - (this.#doubled.get(index) ?? 0)),
			0,
		);
		const common = { queued, heard, entries, recalledAt: shown[0]?.recalledAt ?? null };
		if (shown.length === 0 || (isAwaited && this.#isPatient && shown.every(({ status }) => status === 'ready'))) {
			const error = states.find(({ status }) => status === 'failed')?.error ?? null;
			return { ...START, status: isAwaited ? 'loading' : 'failed', error: isAwaited ? null : error };
		}
		const isRecalled = shown.every(({ status }) => status === 'recalled');
		return {
			...common,
			status: isRecalled ? 'recalled' : 'ready',
			error: isRecalled ? (shown.find(({ error }) => error !== null)?.error ?? null) : null,
			older: shown.some(({ older }) => older === 'loading')
				? 'loading'
				: this.#merged.leastRead.length > 0
					? 'idle'
					: atEnd,
		};
	}
}

const isSameReading = (a: FeedState, b: FeedState | undefined): boolean =>
	a.entries === b?.entries && (a.older === 'end') === (b.older === 'end') && isUnreachable(a) === isUnreachable(b);

/** Whether a source shows what the device has kept of it, as it could not be read: it can't be read on either. */
const isUnreachable = ({ status, error }: FeedState): boolean => status === 'recalled' && error !== null;

/** The entries as before if they are the same. */
function sameOr(before: readonly FeedEntry[], now: readonly FeedEntry[]): readonly FeedEntry[] {
	const isSame = (entry: FeedEntry, index: number) => {
		const old = before[index];
		return old === entry || (old?.kind === 'gap' && entry.kind === 'gap' && isSameGap(old, entry));
	};
	return before.length === now.length && now.every(isSame) ? before : now;
}

const isSameGap = (a: Extract<FeedEntry, { kind: 'gap' }>, b: typeof a): boolean =>
	a.key === b.key && a.state === b.state;
