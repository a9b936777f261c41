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
	/** Those of them that were not read when they were loaded. */
	readonly fresh: readonly string[];
	/** When the oldest of them was written, in milliseconds since the epoch; null before there is one. */
	readonly reachedAt: number | null;
}

/** What is known of a stored note. */
export interface NoteKnowledge {
	/** When it was written, in milliseconds since the epoch; undefined if it isn't stored. */
	readonly timeOf: (id: string) => number | undefined;
	readonly isRead: (id: string) => boolean;
}

/** Pages that are read at a time, and their notes (rules/timelines#catch-up). */
const MOST_PAGES = 10;
const PAGE = 100;

/** Reads a timeline back from its newest note to the end of a digest. What is loaded stays when a page fails. */
export class CatchUpReader {
	readonly state: StoreApi<CatchUpState> = createStore(() => START);
	readonly #pages: CatchUpPages;
	readonly #end: CatchUpEnd;
	readonly #notes: NoteKnowledge;
	readonly #running = new AbortController();
	readonly #stopLive: () => void;
	#untilId: string | undefined;

	constructor(pages: CatchUpPages, end: CatchUpEnd, notes: NoteKnowledge) {
		this.#pages = pages;
		this.#end = end;
		this.#notes = notes;
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
		const added = found.filter(id => !known.has(id) && !this.#isPast(id));
		await this.#pages.prepare(added);
		if (signal.aborted) return true;
		const oldest = found.at(-1);
		const hasAdvanced = oldest !== undefined && oldest !== untilId;
		if (hasAdvanced) this.#untilId = oldest;
		this.#pages.retain(added);
		const times = added.flatMap(id => this.#notes.timeOf(id) ?? []);
		const isFresh = (id: string) => !this.#notes.isRead(id);
		this.state.setState(({ ids, fresh, reachedAt }) => ({
			ids: [...ids, ...added],
			fresh: [...fresh, ...added.filter(isFresh)],
			reachedAt: times.at(-1) ?? reachedAt,
		}));
		return !hasAdvanced || this.#isPast(oldest);
	}

	/** Whether a note isn't part of the digest any more. */
	#isPast(id: string): boolean {
		const { id: last, at } = this.#end;
		return last === null ? (this.#notes.timeOf(id) ?? at + 1) <= at : id <= last;
	}

	#drop(id: string): void {
		const { ids, fresh } = this.state.getState();
		if (!ids.includes(id)) return;
		const isLeft = (each: string) => each !== id;
		this.state.setState({ ids: ids.filter(isLeft), fresh: fresh.filter(isLeft) });
		this.#pages.release([id]);
	}
}

const START: CatchUpState = { status: 'loading', error: null, ids: [], fresh: [], reachedAt: null };
