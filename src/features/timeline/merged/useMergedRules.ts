import { useEffect, useMemo, useState } from 'react';
import type { FeedRow } from '@/blocks/feed/feedRows';
import type { DeckColumn } from '@/domain/deck/deck';
import { noteUri } from '@/domain/note/noteUri';
import { addRuledColumn, isQuietIn, type RuledColumn } from '@/stores/columnRules/ruledColumns';
import { shownNotes } from '@/stores/columnRules/shownNotes';
import { START } from '@/stores/feeds/FeedState';
import type { MergedFeed } from '@/stores/feeds/MergedFeed';
import type { NoteCopy } from '@/stores/feeds/mergeEntries';
import { liveClock } from '@/stores/LiveClock';
import type { Session } from '@/stores/session/Session';
import type { ColumnRules } from '../extras/rules/ColumnRules';
import type { Row } from '../rows';
import { type MergedPinnedRow, rowsById, type SourceRow, type SourceRows } from './mergedRows';
import type { ReadableSource } from './resolveSources';

type RulesBySession = ReadonlyMap<Session, ColumnRules>;

/** A new object whenever the rules may say something else. */
interface Held {
	readonly feed: MergedFeed;
	/** The same as long as the same accounts read. */
	readonly rules: RulesBySession;
}

/** The rows of a merged column's sources after its rules. */
interface RuledSources {
	readonly rows: SourceRows;
	/** Newest first. */
	readonly pinned: readonly MergedPinnedRow[];
	/** Whether one of the copies is at the top. */
	readonly isPinned: (copies: readonly NoteCopy[]) => boolean;
}

/** What draws and changes the rows; stays the same while the same accounts read. */
interface RuleActions {
	/** The rules that judge a source's notes; undefined without rules. */
	readonly rulesOf: (source: number) => ColumnRules | undefined;
	/** Puts a note that is at the top back to its place, for all accounts that have it. */
	readonly dismiss: (row: MergedPinnedRow) => void;
}

/** The longest time that the notes of a column with rules wait for the code that hides some of them. */
const HOLD_MS = 1_500;
const NO_ROWS: ReadonlyMap<string, SourceRow> = new Map();
const never = () => false;

/**
 * Applies the rules of a merged column, which judge the notes of each of its accounts.
 * @param sources don't change
 * @param rowsOf the rows of each source after muting; undefined until it has some
 */
export function useMergedRules(
	{ id, rules: stored }: DeckColumn,
	sources: readonly ReadableSource[],
	feed: MergedFeed,
	rowsOf: readonly (readonly FeedRow[] | undefined)[],
): readonly [RuledSources, RuleActions] {
	const hasRules = !!stored;
	const [held, setHeld] = useState<Held | null>(null);
	const [isHeldBack, setHeldBack] = useState(hasRules);
	useEffect(() => {
		if (!hasRules) return undefined;
		const made = new Map<Session, ColumnRules>();
		let isOver = false;
		const anew = () => !isOver && setHeld({ feed, rules: made });
		const timer = setTimeout(setHeldBack, HOLD_MS, false);
		import('../extras/rules/ColumnRules').then(
			module => {
				if (isOver) return;
				for (const session of new Set(sources.map(each => each.session))) {
					const place = { session, columnId: id, feed: feedOf(feed, sources, session), isHeldBack: true };
					made.set(session, new module.ColumnRules(place, isLive => (isLive ? liveClock.request(made, anew) : anew())));
				}
				anew();
			},
			error => console.warn('The rules of a column could not be loaded.', error),
		);
		const removeKeys = addRuledColumn(id, rulesOfKeys(id, feed));
		return () => {
			isOver = true;
			removeKeys();
			clearTimeout(timer);
			liveClock.cancel(made);
			for (const rules of made.values()) rules.end();
			setHeld(null);
		};
	}, [hasRules, feed, sources, id]);
	const shown = held?.feed === feed ? held : null;
	const rules = shown?.rules;
	const ruled = useMemo(() => {
		if (shown) return ruledSources(sources, rowsOf, shown.rules);
		return { rows: rowsOf.map(each => each && (isHeldBack ? NO_ROWS : rowsById(each))), pinned: [], isPinned: never };
	}, [shown, sources, rowsOf, isHeldBack]);
	const actions = useMemo(() => ruleActions(sources, rules), [sources, rules]);
	return [ruled, actions];
}

/** Answers about the keys of a merged list, which counts of unread notes ask for: a key stands for several copies. */
export const rulesOfKeys = (columnId: string, feed: Pick<MergedFeed, 'copiesOf'>): RuledColumn => ({
	judged: async () => {},
	isQuiet: key => feed.copiesOf(key).some(copy => isQuietIn(columnId, copy.id)),
	soundOf: () => null,
	hidden: () => [],
});

/** What a session has of a merged feed. */
const feedOf = (feed: MergedFeed, sources: readonly ReadableSource[], session: Session) => ({
	subscribe: feed.subscribe,
	get state() {
		const states = sources.map((source, index) => (source.session === session ? feed.sourceStates[index] : undefined));
		const entries = new Map(states.flatMap(state => state?.entries ?? []).map(entry => [entry.key, entry]));
		return { ...START, entries: [...entries.values()], older: feed.state.older };
	},
});

function ruledSources(
	sources: readonly ReadableSource[],
	rowsOf: readonly (readonly FeedRow[] | undefined)[],
	rules: RulesBySession,
): RuledSources {
	const placed = new Map<Session, readonly Row[]>();
	for (const [session, each] of rules) {
		const own = rowsOf.flatMap((rows, index) => (sources[index]?.session === session ? (rows ?? []) : []));
		placed.set(session, each.mark(each.place([...new Map(own.map(row => [row.key, row])).values()])));
	}
	const byId = new Map([...placed].map(([session, rows]) => [session, rowsById(rows)]));
	const pinnedIds = new Map([...rules].map(([session, { pinned }]) => [session, new Set(pinned)]));
	return {
		rows: sources.map(({ session }, index) => rowsOf[index] && byId.get(session)),
		pinned: pinnedRows(sources, placed),
		isPinned: copies =>
			copies.some(({ source, id }) => {
				const session = sources[source]?.session;
				return session !== undefined && pinnedIds.get(session)?.has(id) === true;
			}),
	};
}

function ruleActions(sources: readonly ReadableSource[], rules: RulesBySession | undefined): RuleActions {
	const sessionOf = ({ source }: { readonly source: number }) => sources[source]?.session;
	return {
		rulesOf(source) {
			const session = sessionOf({ source });
			return session && rules?.get(session);
		},
		dismiss(row) {
			const address = addressOf(sessionOf(row), row.row.noteId);
			for (const [session, each] of rules ?? []) {
				for (const id of each.pinned) if (addressOf(session, id) === address) each.dismissPin(id);
			}
		},
	};
}

/** By what a note is known on every server. */
function addressOf(session: Session | undefined, noteId: string): string | undefined {
	const note = session?.entities.note(noteId);
	return session && note && noteUri(note, session.origin);
}

/** The notes at the top, each once, newest first. */
function pinnedRows(
	sources: readonly ReadableSource[],
	placed: ReadonlyMap<Session, readonly Row[]>,
): readonly MergedPinnedRow[] {
	const found = new Map<string, { readonly row: MergedPinnedRow; readonly time: number }>();
	for (const [session, rows] of placed) {
		const source = sources.findIndex(each => each.session === session);
		for (const row of rows) {
			if (row.kind !== 'pinned') continue;
			const address = addressOf(session, row.noteId);
			if (address === undefined || found.has(address)) continue;
			const time = session.entities.note(row.noteId)?.createdAt ?? 0;
			found.set(address, { row: { kind: 'pinned', key: `pinned ${address}`, source, row }, time });
		}
	}
	return [...found.values()].sort((a, b) => b.time - a.time).map(({ row }) => row);
}

/** The notes of a merged column, each once, for trying rules on them. */
export const mergedNotes = (feed: MergedFeed, sources: readonly ReadableSource[]) =>
	shownNotes(feed).flatMap(key => {
		const [copy] = feed.copiesOf(key);
		const session = copy && sources[copy.source]?.session;
		return session ? [{ session, id: copy.id }] : [];
	});
