import { type MouseEvent, type ReactNode, type Ref, useCallback, useEffect, useRef } from 'react';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { hasTouch } from '@/platform/hasTouch';
import type { FeedState } from '@/stores/feeds/FeedState';
import type { ShownFeed } from '@/stores/feeds/ShownFeed';
import { liveClock } from '@/stores/LiveClock';
import { Button } from '@/ui/button/Button';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';
import { useLatePart } from '@/ui/late/useLatePart';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { Spinner } from '@/ui/state/Spinner';
import { rowStop } from '@/ui/virtual/rowStop';
import { VirtualList, type VirtualListHandle } from '@/ui/virtual/VirtualList';
import { useIsColumnIdle } from '../hosting/ColumnIdleContext';
import { useIsCovered } from '../hosting/CoveredContext';
import { FailedState } from '../query/FailedState';
import { useWhenBack } from '../query/useWhenBack';
import styles from './FeedList.module.css';
import { useOlder } from './useOlder';

interface FeedListProps<R extends { readonly key: string }> {
	feed: ShownFeed;
	state: FeedState;
	rows: readonly R[];
	/** Must be stable. */
	renderRow: (row: R) => ReactNode;
	label: string;
	/** Title of the empty state. */
	emptyTitle: string;
	emptyText?: string | undefined;
	/** A button in the empty state. */
	emptyAction?: ReactNode;
	/** Whether it rests for another reason than that its column is idle. */
	isIdle?: boolean;
	header?: ReactNode | undefined;
	onRange?: (rows: readonly R[]) => void;
	ref?: Ref<VirtualListHandle>;
}

const RecalledLine = lazyPart(() => import('./RecalledLine'));
const loadPull = () => import('./PullToRefresh');

const keyOf = (row: { readonly key: string }): string => row.key;
const ESTIMATE_PX = 150;

/** A feed on the screen: rows, the button for new notes above, and the loading, empty and error states. */
export function FeedList<R extends { readonly key: string }>(props: FeedListProps<R>): ReactNode {
	const { feed, state, rows, renderRow, label, header, ref } = props;
	const own = useRef<VirtualListHandle>(null);
	const handle = useCallback(
		(list: VirtualListHandle | null) => {
			own.current = list;
			if (typeof ref === 'function') ref(list);
			else if (ref) ref.current = list;
		},
		[ref],
	);
	const onAtTopChange = useAtTop(feed);
	const loadOlder = useOlder(feed, state, rows);
	const isColumnIdle = useIsColumnIdle();
	const isIdle = isColumnIdle || (props.isIdle ?? false);
	useEffect(() => feed.setIdle(isIdle), [feed, isIdle]);
	const folded = state.entries.length - rows.length;
	useEffect(() => feed.setFolded(folded), [feed, folded]);
	const Pull = useLatePart(loadPull, hasTouch());
	if (state.status === 'failed') {
		return (
			<div className={styles.state}>
				{header}
				<FailedState error={state.error} onRetry={() => void feed.reload()} />
			</div>
		);
	}
	if (state.status === 'loading') {
		return (
			<div className={styles.state}>
				{header}
				<SkeletonRows count={6} />
			</div>
		);
	}
	if (rows.length === 0 && state.older === 'end') {
		return (
			<div className={styles.state}>
				{header}
				{Pull && <Pull feed={feed} />}
				<EmptyState title={props.emptyTitle} action={props.emptyAction}>
					{props.emptyText}
				</EmptyState>
			</div>
		);
	}
	const isStale = state.status === 'recalled' && (state.error !== null || state.recalledAt !== null);
	const showNew = ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
		own.current?.scrollToTop(false);
		onAtTopChange(true);
		// The button disappears: a keyboard user continues at the newest note.
		if (detail === 0) focusNewest(currentTarget.parentElement);
	};
	return (
		<div className={styles.feed}>
			{Pull && <Pull feed={feed} />}
			{state.queued > 0 && (
				<button type="button" className={styles.pill} onClick={showNew}>
					{counted(text.timeline, 'newNotes', state.queued)}
				</button>
			)}
			<VirtualList
				ref={handle}
				items={rows}
				keyOf={keyOf}
				renderItem={renderRow}
				estimateHeight={ESTIMATE_PX}
				label={label}
				header={
					isStale ? (
						<>
							{header}
							<LatePart>
								<RecalledLine feed={feed} at={state.recalledAt} />
							</LatePart>
						</>
					) : (
						header
					)
				}
				isBusy={state.older === 'loading' || (state.status === 'recalled' && state.error === null)}
				isIdle={isIdle}
				isWhole={state.older === 'end'}
				footer={<FeedEnd state={state} onMore={loadOlder} />}
				onAtTopChange={onAtTopChange}
				onNearEnd={loadOlder}
				onScrolling={holdLiveChanges}
				onRange={props.onRange}
			/>
		</div>
	);
}

/**
 * Tells the feed when the list is at its top. While another page covers it, new notes wait; if some have arrived, they
 * also wait afterwards until the user asks for them, so that the user returns to the same place.
 */
function useAtTop(feed: ShownFeed): (atTop: boolean) => void {
	const isCovered = useIsCovered();
	const atTop = useRef(true);
	const covered = useRef(isCovered);
	useEffect(() => {
		atTop.current = true;
		feed.setAtTop(!covered.current);
	}, [feed]);
	useEffect(() => {
		covered.current = isCovered;
		if (isCovered) feed.setAtTop(false);
		else if (feed.state.queued === 0 && !feed.hasArrivals()) feed.setAtTop(atTop.current);
	}, [feed, isCovered]);
	return useCallback(
		(next: boolean) => {
			atTop.current = next;
			if (!covered.current) feed.setAtTop(next);
		},
		[feed],
	);
}

/** The rows at the top are rendered in the next frame. */
function focusNewest(around: Element | null): void {
	const focus = () => {
		const row = around?.querySelector('[role="feed"]')?.firstElementChild;
		if (row) rowStop(row)?.focus({ preventScroll: true });
	};
	requestAnimationFrame(() => requestAnimationFrame(focus));
}

const holdLiveChanges = () => liveClock.holdOff();

function FeedEnd({ state, onMore }: { state: FeedState; onMore: () => void }): ReactNode {
	useWhenBack(state.older === 'failed', onMore);
	if (state.older === 'end') return <p className={styles.end}>{text.timeline.end}</p>;
	return (
		<div className={styles.end}>
			{state.older === 'failed' ? (
				<>
					<p>{text.timeline.olderFailed}</p>
					<Button size="small" onClick={onMore}>
						{text.common.retry}
					</Button>
				</>
			) : (
				state.older === 'loading' && <Spinner />
			)}
		</div>
	);
}
