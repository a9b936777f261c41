import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { FeedList } from '@/blocks/feed/FeedList';
import type { FeedRow } from '@/blocks/feed/feedRows';
import { useCapture } from '@/blocks/feed/useCapture';
import { useFeed } from '@/blocks/feed/useFeed';
import { useFeedRows } from '@/blocks/feed/useFeedRows';
import { NoteCard } from '@/blocks/note/NoteCard';
import { columnOf } from '@/domain/deck/deck';
import { shownNoteId } from '@/domain/note/shownNoteId';
import { acct } from '@/domain/person/acct';
import { mayShowOnWall, type WallPlan } from '@/domain/wall/WallPlan';
import { text, textAt } from '@/i18n/text';
import { motionAllowed } from '@/platform/reducedMotion';
import type { Session } from '@/stores/session/Session';
import { useSession } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/icon/Icon';
import type { TimelineDefinition } from '../TimelineDefinition';
import { timelineFeedSource } from '../timelineFeed';
import { SlowScroll } from './SlowScroll';
import { useTargetName } from './useTargetName';
import styles from './WallView.module.css';

interface WallTimelineProps {
	timeline: TimelineDefinition;
	targetId: string | null;
	plan: WallPlan;
}

/** A wall display has no controls, so covered media can't be shown by a press. */
const FILTER = { withRenotes: true, withReplies: false, withSensitive: false, onlyFiles: false };
/** Without a stream the wall would stand still. */
const LIVENESS = { realtime: true, pollingMs: 60_000 };

const noteIdOf = (row: FeedRow): string => row.key;
const renderRow = (row: FeedRow) => <NoteCard noteId={row.key} />;

/** A timeline of the wall that scrolls by itself: the notes that the plan allows. */
export function WallTimeline({ timeline, targetId, plan }: WallTimelineProps): ReactNode {
	const session = useSession();
	const { target } = timeline;
	const column = useMemo(
		() => columnOf(timeline.kind, FILTER, target && targetId !== null ? { kind: target.kind, id: targetId } : null),
		[timeline, target, targetId],
	);
	const key = [session.key, timeline.kind, targetId, 'wall'].join(' ');
	const { feed, state } = useFeed(key, () => timelineFeedSource(session, timeline.source, column, LIVENESS));
	const feedRows = useFeedRows(state.entries, FILTER);
	const rows = useMemo(
		() => feedRows.filter(row => row.kind === 'item' && isAllowed(plan, session, row.key)),
		[feedRows, plan, session],
	);
	const capture = useCapture(rows, noteIdOf);
	const place = useRef<HTMLElement>(null);
	useSlowScroll(place);
	const name = useTargetName(timeline, targetId) ?? textAt(timeline.title);
	return (
		<section ref={place} className={styles.timeline} aria-label={name}>
			<h2 className={styles.name}>
				<Icon name={timeline.icon} size={22} />
				<span>{name}</span>
			</h2>
			{/* A wall has no controls: nothing in it can be pressed or focused. */}
			<div className={styles.notes} inert>
				<FeedList
					feed={feed}
					state={state}
					rows={rows}
					renderRow={renderRow}
					label={name}
					emptyTitle={text.timeline.emptyTitle}
					onRange={capture}
				/>
			</div>
		</section>
	);
}

/** A renote is judged by the note that it shows. Notes for followers or single people are not for everyone at the wall. */
function isAllowed(plan: WallPlan, { entities, host }: Session, noteId: string): boolean {
	const note = entities.note(noteId);
	const shown = note && entities.note(shownNoteId(note));
	const author = shown && entities.user(shown.userId);
	if (!shown || !author) return false;
	if (![note, shown].every(({ visibility }) => visibility === 'public' || visibility === 'home')) return false;
	return mayShowOnWall(plan, { author: acct(author), ownHost: host, text: shown.text, cw: shown.cw });
}

function useSlowScroll(place: React.RefObject<HTMLElement | null>): void {
	useEffect(() => {
		if (!motionAllowed()) return undefined;
		const scroll = new SlowScroll();
		let scroller: Element | null | undefined;
		let frame = 0;
		const step = (now: number) => {
			frame = requestAnimationFrame(step);
			if (!scroller?.isConnected) scroller = place.current?.querySelector('[data-scroller]');
			if (!scroller) return;
			const { scrollTop: top, clientHeight: viewHeight, scrollHeight: height } = scroller;
			const next = scroll.next(now, { top, viewHeight, height });
			if (next !== null) scroller.scrollTop = next;
		};
		frame = requestAnimationFrame(step);
		return () => cancelAnimationFrame(frame);
	}, [place]);
}
