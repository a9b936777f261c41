import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { FeedList } from '@/blocks/feed/FeedList';
import { FeedRowView } from '@/blocks/feed/FeedRowView';
import type { FeedRow } from '@/blocks/feed/feedRows';
import { useShownFeed } from '@/blocks/feed/useFeed';
import type { ColumnProps } from '@/blocks/hosting/ColumnDefinition';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import { readSources } from '@/domain/deck/columnSources';
import type { DeckColumn } from '@/domain/deck/deck';
import { text } from '@/i18n/text';
import { addShownColumn } from '@/stores/columnRules/shownColumns';
import { deckStore } from '@/stores/deck/DeckStore';
import { changeColumn } from '@/stores/deck/deckOperations';
import type { FeedEntry } from '@/stores/feeds/feedEntries';
import type { NoteCopy } from '@/stores/feeds/mergeEntries';
import { pollingInterval, pollingMs } from '@/stores/preferences/pollingMs';
import { realtimeMode } from '@/stores/preferences/realtimeMode';
import { useBaseSetting, usePreference } from '@/stores/preferences/usePreference';
import { accounts } from '@/stores/session/accounts';
import { useSession } from '@/stores/session/SessionContext';
import type { VirtualListHandle } from '@/ui/virtual/VirtualList';
import { ASK } from './actors';
import { areSameSources } from './areSameSources';
import { FailedSources } from './FailedSources';
import { MergedNote, MergedPin } from './MergedNote';
import { makeMergedFeed } from './makeMergedFeed';
import type { SessionPart } from './mergedColumn';
import { type MergedNoteRow, type MergedRow, mergedRows } from './mergedRows';
import { NoSources } from './NoSources';
import { type ReadableSource, resolveSources } from './resolveSources';
import { SourceProblems } from './SourceProblems';
import { type SourceAccount, SourceReader } from './SourceReader';
import { mergedNotes, useMergedRules } from './useMergedRules';
import { useReadingHosts } from './useReadingHosts';

/** @param SessionPart gives a part of the page an account */
export function makeMergedColumn(SessionPart: SessionPart): ComponentType<ColumnProps> {
	return function MergedColumn({ column, isIdle }) {
		const own = useSession();
		const all = useStore(accounts, state => state.all);
		const sources = readSources(column.sources);
		const { readable: found, unreadable } = useMemo(
			() => resolveSources(all.length >= 0 ? sources : [], own),
			[sources, all, own],
		);
		// Whatever else has changed about the accounts, or the deck, the list and its rules go on.
		const [kept, setKept] = useState(found);
		const readable = areSameSources(kept, found) ? kept : found;
		if (readable !== kept) setKept(readable);
		if (readable.length === 0) return <NoSources column={column} problems={unreadable} />;
		return (
			<MergedList
				key={readable.map(({ id }) => id).join('\n')}
				{...{ column, isIdle, SessionPart, sources: readable }}
				header={unreadable.length > 0 && <SourceProblems problems={unreadable} />}
			/>
		);
	};
}

interface MergedListProps extends ColumnProps {
	SessionPart: SessionPart;
	/** Don't change. */
	sources: readonly ReadableSource[];
	header: ReactNode;
}

const NOTHING: readonly FeedEntry[] = [];

function MergedList({ column, isIdle, SessionPart, sources, header }: MergedListProps): ReactNode {
	const { setFeed, setList } = useColumnHandle();
	const realtime = useBaseSetting(realtimeMode);
	const interval = pollingMs(usePreference(pollingInterval));
	const { withRenotes, withReplies, onlyFiles } = column;
	const key = JSON.stringify([realtime, interval, withRenotes, withReplies, onlyFiles]);
	const { feed, state } = useShownFeed(key, () => makeMergedFeed(sources, column, { realtime, pollingMs: interval }));
	useEffect(() => {
		setFeed(feed);
		return () => setFeed(null);
	}, [setFeed, feed]);
	const list = useRef<VirtualListHandle | null>(null);
	const attach = useCallback(
		(handle: VirtualListHandle | null) => {
			list.current = handle;
			setList(handle);
		},
		[setList],
	);
	useReadingHosts(column, sources, feed, list);
	const [accountsOf, onAccount] = useByIndex<SourceAccount>();
	const [rowsOf, onRows] = useByIndex<readonly FeedRow[]>();
	const { isAsked, onActor, chooseCopy } = useActor(column, sources);
	const [ruled, { rulesOf, dismiss }] = useMergedRules(column, sources, feed, rowsOf);
	const rows = useMemo(
		() => [
			...ruled.pinned,
			...mergedRows(state.entries, key => feed.copiesOf(key), ruled.rows, ruled.isPinned, chooseCopy),
		],
		[feed, state.entries, ruled, chooseCopy],
	);
	useEffect(
		() =>
			addShownColumn(column.id, {
				subscribe: feed.subscribe,
				notes: () => mergedNotes(feed, sources),
			}),
		[column.id, feed, sources],
	);
	const [inDocument, setInDocument] = useState<readonly MergedRow[]>([]);
	const namesAccount = new Set(sources.map(({ session }) => session)).size > 1;
	const renderRow = useCallback(
		(row: MergedRow) => {
			if (row.kind === 'gap') return <FeedRowView row={row} feed={feed} />;
			const rules = rulesOf(row.source);
			if (row.kind === 'pinned') {
				const account = accountsOf[row.source];
				return <MergedPin {...{ row, account, rules }} onDismiss={() => dismiss(row)} />;
			}
			return (
				<MergedNote
					row={row}
					rules={rules}
					accounts={accountsOf}
					namesAccount={namesAccount}
					asks={isAsked(row.key)}
					onActor={onActor}
				/>
			);
		},
		[feed, rulesOf, dismiss, accountsOf, namesAccount, isAsked, onActor],
	);
	return (
		<>
			{sources.map(({ id, session }, index) => (
				<SessionPart key={id} session={session}>
					<SourceReader
						index={index}
						entries={feed.sourceStates[index]?.entries ?? NOTHING}
						withSensitive={column.withSensitive}
						inDocument={inDocument}
						onAccount={onAccount}
						onRows={onRows}
					/>
				</SessionPart>
			))}
			<FeedList
				ref={attach}
				feed={feed}
				state={state}
				rows={rows}
				renderRow={renderRow}
				label={column.name ?? text.deck.merged}
				emptyTitle={text.timeline.emptyTitle}
				emptyText={text.timeline.emptyText}
				isIdle={isIdle}
				header={
					<>
						{header}
						<FailedSources feed={feed} sources={sources} />
					</>
				}
				onRange={setInDocument}
			/>
		</>
	);
}

/** One value for each source, and the function that changes it. */
function useByIndex<T>(): [readonly (T | undefined)[], (index: number, value: T) => void] {
	const [values, setValues] = useState<readonly (T | undefined)[]>([]);
	const put = useCallback((index: number, value: T) => {
		setValues(before => {
			const next = [...before];
			next[index] = value;
			return next;
		});
	}, []);
	return [values, put];
}

/** Who acts on notes that came through several accounts, which also decides whose copy shows. */
function useActor({ id, actor: stored }: DeckColumn, sources: readonly ReadableSource[]) {
	// An account that has left the column acts no more.
	const actor = stored === ASK || sources.some(({ session }) => session.key === stored) ? (stored ?? null) : null;
	/** The accounts that were chosen for single notes. */
	const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(NOTHING_CHOSEN);
	const asks = actor === null || actor === ASK;
	const chooseCopy = useCallback(
		(key: string, copies: readonly NoteCopy[]) => {
			const wanted = chosen.get(key) ?? actor;
			return copies.find(({ source }) => sources[source]?.session.key === wanted) ?? copies[0];
		},
		[chosen, actor, sources],
	);
	const onActor = useCallback(
		({ key }: MergedNoteRow, account: string) => {
			setChosen(before => new Map(before).set(key, account));
			if (actor === null) deckStore.change(deck => changeColumn(deck, id, { actor: account }));
		},
		[id, actor],
	);
	const isAsked = useCallback((key: string) => asks && !chosen.has(key), [asks, chosen]);
	return { isAsked, onActor, chooseCopy };
}

const NOTHING_CHOSEN: ReadonlyMap<string, string> = new Map();
