import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FeedSource } from '@/stores/feeds/FeedSource';

/** Pages of notes, and what keeps them. */
export type CatchUpPages = Required<Pick<FeedSource, 'fetch' | 'live' | 'prepare' | 'retain' | 'release'>>;

/** Where a digest ends: after a note, or at a time where nothing is known of what was read. */
export interface CatchUpEnd {
	/** The newest note that isn't in it; null if only the time is known. */
	readonly id: string | null;
	/** Milliseconds since the epoch. */
	readonly at: number;
}

export interface CatchUpState {
	/** `paused`: as many pages are read as at a time, and there is more. */
	readonly status: 'loading' | 'paused' | 'failed' | 'whole';
	/** Why the last page failed. */
	readonly error: unknown;
	/** Newest first, without a gap. */
	readonly ids: readonly string[];
	/** When the oldest of them was written, in milliseconds since the epoch; null before there is one. */
	readonly reachedAt: number | null;
}

/** Pages that are read at a time, and their notes (rules/timelines#catch-up). */
const MOST_PAGES = 10;
const PAGE = 100;

/** Reads a timeline back from its newest note to the end of a digest. What is loaded stays when a page fails. */
export class CatchUpReader {
	readonly state: StoreApi<CatchUpState> = createStore(() => START);
	readonly #pages: CatchUpPages;
	readonly #end: CatchUpEnd;
	readonly #timeOf: (id: string) => number | undefined;
	readonly #running = new AbortController();
	readonly #stopLive: () => void;
	#untilId: string | undefined;

	/** @param timeOf when a stored note was written, in milliseconds since the epoch */
	constructor(pages: CatchUpPages, end: CatchUpEnd, timeOf: (id: string) => number | undefined) {
		this.#pages = pages;
		this.#end = end;
		this.#timeOf = timeOf;
		this.#stopLive = pages.live({ gone: id => this.#drop(id), arrived() {}, poll() {}, catchUp() {} });
	}

	/** Reads on from where it is; also after a failure. Never rejects. */
	async read(): Promise<void> {
		const { signal } = this.#running;
		this.state.setState({ status: 'loading', error: null });
		try {
			for (let page = 0; page < MOST_PAGES; page++) {
				const isWhole = await this.#readPage(signal);
				if (signal.aborted) return;
				if (isWhole) return this.state.setState({ status: 'whole' });
			}
			this.state.setState({ status: 'paused' });
		} catch (error) {
			if (!signal.aborted) this.state.setState({ status: 'failed', error });
		}
	}

	/** Stops, and lets go of the notes. */
	end(): void {
		this.#running.abort();
		this.#stopLive();
		this.#pages.release(this.state.getState().ids);
	}

	/** @returns whether that was the last one */
	async #readPage(signal: AbortSignal): Promise<boolean> {
		const untilId = this.#untilId;
		const found = await this.#pages.fetch({ limit: PAGE, ...(untilId !== undefined && { untilId }) }, signal);
		const known = new Set(this.state.getState().ids);
		const fresh = found.filter(id => !known.has(id) && !this.#isPast(id));
		await this.#pages.prepare(fresh);
		if (signal.aborted) return true;
		const oldest = found.at(-1);
		const hasAdvanced = oldest !== undefined && oldest !== untilId;
		if (hasAdvanced) this.#untilId = oldest;
		this.#pages.retain(fresh);
		const times = fresh.flatMap(id => this.#timeOf(id) ?? []);
		this.state.setState(({ ids, reachedAt }) => ({
			ids: fresh.length === 0 ? ids : [...ids, ...fresh],
			reachedAt: times.at(-1) ?? reachedAt,
		}));
		return !hasAdvanced || this.#isPast(oldest);
	}

	/** Whether a note isn't part of the digest any more. */
	#isPast(id: string): boolean {
		const { id: last, at } = this.#end;
		return last === null ? (this.#timeOf(id) ?? at + 1) <= at : id <= last;
	}

	#drop(id: string): void {
		const { ids } = this.state.getState();
		if (!ids.includes(id)) return;
		this.state.setState({ ids: ids.filter(each => each !== id) });
		this.#pages.release([id]);
	}
}

const START: CatchUpState = { status: 'loading', error: null, ids: [], reachedAt: null };
