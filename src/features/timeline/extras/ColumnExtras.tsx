import type { ReactNode } from 'react';
import { foldsBursts, type SeenElsewhere, seenElsewhere } from '@/blocks/feed/readingSettings';
import { shownNoteId } from '@/domain/note/shownNoteId';
import { sentNotes } from '@/stores/columnRules/SentNotes';
import { addShownColumn } from '@/stores/columnRules/shownColumns';
import { shownNotes } from '@/stores/columnRules/shownNotes';
import type { Feed } from '@/stores/feeds/Feed';
import { liveClock } from '@/stores/LiveClock';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import type { VirtualListHandle } from '@/ui/virtual/VirtualList';
import type { Row, RowStage } from '../rows';
import { BurstView } from './BurstView';
import { foldBursts } from './foldBursts';
import { markSeen, type SeenStage } from './markSeen';
import { openThreads } from './openThreads';
import { type ReadingPlace, readingWatch } from './ReadingWatch';
import type { ColumnRules } from './rules/ColumnRules';
import { SeenNote } from './SeenNote';
import { seenNotes } from './seenNotes';
import { ThreadLineView, ThreadNote } from './ThreadRowView';
import { ThreadTree } from './ThreadTree';

/** The most open threads in one column. */
const MOST_THREADS = 10;

/** The column that they are for. */
interface ShownColumn {
	readonly session: Session;
	/** In the deck. */
	readonly id: string;
	readonly feed: Feed;
	readonly hasRules: boolean;
}

/** The row stages of a timeline's optional features, and how their rows are rendered. */
export class ColumnExtras {
	readonly #column: ShownColumn;
	readonly #session: Session;
	readonly #list: { readonly current: VirtualListHandle | null };
	readonly #place: ReadingPlace;
	readonly #changed: (stage: RowStage) => void;
	readonly #ends: (() => void)[];
	readonly #threads = new Map<string, ThreadTree>();
	readonly #threadStage = openThreads(this.#threads);
	/** Keys of stacks and of seen notes that the user opened. */
	readonly #open = new Set<string>();
	#mode: SeenElsewhere = 'off';
	#rules: ColumnRules | null = null;
	/** Whether no row shows until rules have come. */
	#isHeldBack = false;
	#areRulesWanted = false;
	#hasEnded = false;
	#seen: SeenStage | null = null;
	#bursts: RowStage | null = null;
	/** Whether each visible note is shown as one that was read elsewhere. */
	readonly #seenAs = new Map<string, boolean>();
	/** The stack row that shows each stack's newest note. */
	#stackOf = new Map<string, string>();
	/** The keys of the feed's present rows. */
	#present = new Set<string>();

	/**
	 * @param place the column's unique name within the session
	 * @param changed called with a new stage whenever its result may change
	 */
	constructor(
		column: ShownColumn,
		place: string,
		list: { readonly current: VirtualListHandle | null },
		changed: (stage: RowStage) => void,
	) {
		const { session, id } = column;
		this.#column = column;
		this.#session = session;
		this.#list = list;
		this.#changed = changed;
		this.#place = { session, key: place, onLeft: () => (this.#seen?.waiting.size ?? 0) > 0 && this.#laterAnew() };
		const configure = () => this.#configure();
		this.#ends = [
			addShownColumn(id, {
				subscribe: column.feed.subscribe,
				notes: () => shownNotes(column.feed).map(noteId => ({ session, id: noteId })),
			}),
			preferences.subscribe(seenElsewhere, configure),
			preferences.subscribe(foldsBursts, configure),
			sentNotes.events.on('changed', ({ target }) => target === id && this.#wantRules()),
			seenNotes.listen((key, subject, readIn) => readIn !== place && this.#hear(key, subject)),
		];
	}

	/** @param key of the row whose thread was requested */
	start(key: string | null): void {
		const { id, session, hasRules } = this.#column;
		if (hasRules || sentNotes.to(id, session).length > 0) this.#wantRules();
		this.#configure();
		if (key !== null) this.toggleThread(key);
	}

	/** Loads what rules do with rows, once. */
	#wantRules(): void {
		if (this.#areRulesWanted) return;
		this.#areRulesWanted = true;
		void this.#loadRules();
	}

	async #loadRules(): Promise<void> {
		const { hasRules } = this.#column;
		// What is in view already stays there until it was judged.
		const isHeldBack = hasRules && (this.#list.current?.rows.size ?? 0) === 0;
		this.#isHeldBack = isHeldBack;
		try {
			const { ColumnRules } = await import('./rules/ColumnRules');
			if (this.#hasEnded) return;
			const { session, id, feed } = this.#column;
			const place = { session, columnId: id, feed, isHeldBack };
			this.#rules = new ColumnRules(place, isLive => (isLive ? this.#laterAnew() : this.#anew()));
		} catch (error) {
			console.warn('The rules of a column could not be loaded.', error);
			this.#areRulesWanted = false;
		}
		this.#isHeldBack = false;
		if (!this.#hasEnded) this.#anew();
	}

	end(): void {
		this.#hasEnded = true;
		this.#rules?.end();
		for (const tree of this.#threads.values()) tree.end();
		this.#threads.clear();
		for (const end of this.#ends) end();
		readingWatch.end(this.#place);
		liveClock.cancel(this);
	}

	#configure(): void {
		const mode = preferences.get(seenElsewhere, this.#session);
		if (mode !== this.#mode) {
			this.#mode = mode;
			this.#seen = mode === 'off' ? null : this.#markSeen(mode);
			if (mode === 'off') readingWatch.end(this.#place);
		}
		this.#bursts = preferences.get(foldsBursts, this.#session) ? (this.#bursts ?? this.#foldBursts()) : null;
		this.look();
		this.#anew();
	}

	hasThread(key: string): boolean {
		return this.#threads.has(key);
	}

	/**
	 * Opens or closes the thread around a row. The row keeps its place.
	 * @param key null: nothing more was wanted than this code
	 */
	toggleThread(key: string | null): void {
		if (key === null) return;
		const open = this.#threads.get(key);
		if (open) {
			open.end();
			this.#threads.delete(key);
		} else {
			const [oldest] = this.#threads.keys();
			if (oldest !== undefined && this.#threads.size >= MOST_THREADS) this.toggleThread(oldest);
			this.#threads.set(key, new ThreadTree(this.#session, key, this.#shownNoteId(key), () => this.#anewAround(key)));
		}
		this.#anewAround(key);
	}

	#anewAround(key: string): void {
		const list = this.#list.current;
		// Unless it closes at the top, where no row needs to be kept in place.
		if (list && (this.#threads.has(key) || !list.atTop)) list.hold(key);
		this.#anew();
	}

	/** Call after the rows in the document have changed. */
	look(): void {
		for (const [key, tree] of this.#threads) {
			if (this.#present.has(key)) continue;
			tree.end();
			this.#threads.delete(key);
		}
		if (this.#seen) readingWatch.look(this.#place, this.#list.current?.rows.values() ?? []);
	}

	draw(row: Row): ReactNode {
		if (row.kind === 'seen') return <SeenNote noteId={row.noteId} onOpen={() => this.#toggle(row.key)} />;
		if (row.kind === 'burst')
			return <BurstView row={row} onToggle={() => this.#toggle(row.key)} draw={this.#drawNewest} />;
		if (row.kind === 'pinned' || row.kind === 'item') return this.#rules?.draw(row);
		const tree = row.kind === 'thread' || row.kind === 'threadLine' ? this.#threads.get(row.rootKey) : undefined;
		if (row.kind === 'thread' && tree) return <ThreadNote row={row} tree={tree} />;
		if (row.kind === 'threadLine' && tree) {
			return <ThreadLineView row={row} tree={tree} onFold={() => this.#foldThread(row.rootKey)} />;
		}
		return null;
	}

	/** Closes a thread and focuses the card that it was around, as the pressed control disappears. */
	#foldThread(key: string): void {
		this.toggleThread(key);
		this.#list.current?.focusRow(key);
	}

	readonly #drawNewest = (row: Row): ReactNode => this.draw(row);

	#toggle(key: string): void {
		if (!this.#open.delete(key)) this.#open.add(key);
		this.#anew();
	}

	#markSeen(mode: 'dim' | 'fold'): SeenStage {
		return markSeen({
			mode,
			isSeenElsewhere: id => {
				const subject = this.#shownNoteId(id);
				const isSeen = this.#isSeenElsewhere(subject);
				this.#seenAs.set(subject, isSeen);
				return isSeen;
			},
			isHeld: key => this.#isHeld(key),
			isKept: key => this.#open.has(key) || this.#threads.has(key),
		});
	}

	#foldBursts(): RowStage {
		return foldBursts({
			authorOf: id => this.#session.entities.note(id)?.userId,
			isOpen: key => this.#open.has(key),
			isKept: key => this.#threads.has(key) || this.#rules?.isMarked(key) === true,
		});
	}

	/** Whether a row must not change its height: it is in view, or has the focus. */
	#isHeld(key: string): boolean {
		const rows = this.#list.current?.rows;
		const row = rows?.get(key) ?? rows?.get(this.#stackOf.get(key) ?? '');
		return row !== undefined && (readingWatch.isInView(row) || row.contains(document.activeElement));
	}

	#shownNoteId(id: string): string {
		const note = this.#session.entities.note(id);
		return note ? shownNoteId(note) : id;
	}

	#hear(session: string, subject: string): void {
		if (session !== this.#session.key) return;
		const known = this.#seenAs.get(subject);
		if (known !== undefined && known !== this.#isSeenElsewhere(subject)) this.#laterAnew();
	}

	#isSeenElsewhere(subject: string): boolean {
		return seenNotes.isSeenElsewhere(this.#session.key, subject, this.#place.key);
	}

	#laterAnew(): void {
		liveClock.request(this, () => this.#anew());
	}

	#anew(): void {
		if (!this.#isHeldBack) this.#changed(this.#makeStage());
	}

	#makeStage(): RowStage {
		return all => {
			const rows = this.#rules?.place(all) ?? all;
			this.#seenAs.clear();
			this.#present = new Set(rows.map(row => row.key));
			const marked = this.#seen?.stage(rows) ?? rows;
			const stacked = this.#bursts?.(marked) ?? marked;
			this.#stackOf = new Map(stacked.flatMap(row => (row.kind === 'burst' ? [[row.newest.key, row.key]] : [])));
			const threaded = this.#threadStage(stacked);
			return this.#rules?.mark(threaded) ?? threaded;
		};
	}
}
