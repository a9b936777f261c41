import { type ReactNode, type Ref, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { FeedList } from '@/blocks/feed/FeedList';
import { FeedRowView } from '@/blocks/feed/FeedRowView';
import type { RememberedAs } from '@/blocks/feed/rememberedPage';
import { useCapture } from '@/blocks/feed/useCapture';
import { useFeed } from '@/blocks/feed/useFeed';
import { useFeedRows } from '@/blocks/feed/useFeedRows';
import { useHasColumnsBeside } from '@/blocks/hosting/HostContext';
import { useIsInSight } from '@/blocks/hosting/useIsInSight';
import { NoteCard } from '@/blocks/note/NoteCard';
import type { DeckColumn } from '@/domain/deck/deck';
import { text } from '@/i18n/text';
import type { Feed } from '@/stores/feeds/Feed';
import { pollingInterval, pollingMs } from '@/stores/preferences/pollingMs';
import { realtimeMode } from '@/stores/preferences/realtimeMode';
import { useBaseSetting, usePreference } from '@/stores/preferences/usePreference';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { LatePart } from '@/ui/late/LatePart';
import { loadable } from '@/ui/late/loadable';
import type { VirtualListHandle } from '@/ui/virtual/VirtualList';
import { columnMoments } from './columnMoments';
import { homeColumn } from './columns/homeColumn';
import { makeRows, noteIdOf, type Row } from './rows';
import type { TimelineDefinition } from './TimelineDefinition';
import { timelineFeedSource } from './timelineFeed';
import { useAdRows } from './useAdRows';
import { useColumnExtras } from './useColumnExtras';
import { WriteInChannel } from './WriteInChannel';

interface TimelineViewProps {
	timeline: TimelineDefinition;
	column: DeckColumn;
	label: string;
	isIdle?: boolean;
	/** Whether it is a deck column rather than a page. */
	isColumn?: boolean;
	header?: ReactNode;
	/** Its first page is stored for the next start. Must not change. */
	rememberedAs?: RememberedAs;
	ref?: Ref<VirtualListHandle>;
	/** Must be stable. */
	onFeed?: (feed: Feed | null) => void;
	/** Opens the local timeline, for users who follow nobody. */
	onLocal?: () => void;
}

const NobodyFollowed = loadable(() => import('./NobodyFollowed'));
const AdRow = loadable(() => import('./AdRow'));

/** A timeline: feed, rows and list. */
export function TimelineView(props: TimelineViewProps): ReactNode {
	const { timeline, column, label, isColumn = false } = props;
	// All timelines of a deck together show one ad.
	const isInDeck = useHasColumnsBeside() || isColumn;
	const session = useSession();
	const realtime = useBaseSetting(realtimeMode);
	const interval = pollingMs(usePreference(pollingInterval));
	const params = JSON.stringify(timeline.source.params(column));
	const moment = useStore(columnMoments, all => all[column.id]);
	const key = [session.key, timeline.kind, params, realtime, interval, moment?.at].join(' ');
	const { feed, state } = useFeed(
		key,
		() =>
			moment?.source(session, timeline.source, column) ??
			timelineFeedSource(session, timeline.source, column, { realtime, pollingMs: interval }, props.rememberedAs),
	);
	const { readOnSight } = timeline;
	const targetId = column.target?.id;
	const isPlaceInSight = useIsInSight();
	const isInSight = isPlaceInSight && props.isIdle !== true;
	useEffect(
		() => (isInSight && targetId !== undefined ? readOnSight?.(session, targetId) : undefined),
		[session, targetId, readOnSight, isInSight],
	);
	const { onFeed } = props;
	useEffect(() => {
		onFeed?.(feed);
		return () => onFeed?.(null);
	}, [onFeed, feed]);
	const list = useRef<VirtualListHandle | null>(null);
	const { ref } = props;
	const setList = useCallback(
		(handle: VirtualListHandle | null) => {
			list.current = handle;
			if (typeof ref === 'function') ref(handle);
			else if (ref) ref.current = handle;
		},
		[ref],
	);
	const { withSensitive } = column;
	const ads = useAdRows(feed, timeline, state.status);
	const feedRows = useFeedRows(state.entries, { withSensitive });
	const held = useColumnExtras(feed, session, column, list);
	const extras = held?.extras;
	const stage = held?.stage;
	const rows = useMemo(() => makeRows(feedRows, stage ? [stage, ads] : [ads]), [feedRows, stage, ads]);
	const capture = useCapture(rows, noteIdOf);
	const onRange = useCallback(
		(inDocument: readonly Row[]) => {
			capture(inDocument);
			extras?.look();
		},
		[capture, extras],
	);
	const renderRow = useCallback(
		(row: Row) => {
			if ('mark' in row) return extras?.draw(row);
			switch (row.kind) {
				case 'item':
					return <NoteCard noteId={row.key} isRead={row.isRead ?? false} aboveId={row.aboveId} />;
				case 'placeholder':
				case 'gap':
					return <FeedRowView row={row} feed={feed} />;
				case 'ad':
					return (
						<LatePart>
							<AdRow chance={row.chance} isOnlyOne={isInDeck} />
						</LatePart>
					);
				default:
					return extras?.draw(row);
			}
		},
		[feed, extras, isInDeck],
	);
	const followsNobody = useMe(me => me?.followingCount === 0);
	// Stays while the user follows several of the suggested users.
	const [hasNobody, setHasNobody] = useState(followsNobody);
	if (followsNobody && !hasNobody) setHasNobody(true);
	const isStart = timeline === homeColumn && hasNobody;
	const [emptyTitle, emptyText] = timeline.empty ?? ['emptyTitle', 'emptyText'];
	const place = timeline.writesTo?.(column);
	return (
		<FeedList
			ref={setList}
			feed={feed}
			state={state}
			rows={rows}
			renderRow={renderRow}
			label={label}
			emptyTitle={isStart ? text.timeline.nobodyTitle : text.timeline[emptyTitle]}
			emptyText={isStart ? text.timeline.nobodyText : text.timeline[emptyText]}
			emptyAction={
				isStart ? (
					<LatePart>
						<NobodyFollowed feed={feed} onLocal={props.onLocal} />
					</LatePart>
				) : (
					place && <WriteInChannel channelId={place.channelId} />
				)
			}
			isIdle={props.isIdle ?? false}
			header={moment ? <moment.Line columnId={column.id} /> : props.header}
			onRange={onRange}
		/>
	);
}
