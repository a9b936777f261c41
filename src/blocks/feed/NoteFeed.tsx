import { type ReactNode, useCallback } from 'react';
import { appEvents } from '@/stores/appEvents';
import type { FeedSource } from '@/stores/feeds/FeedSource';
import type { Session } from '@/stores/session/Session';
import { useSession } from '@/stores/session/SessionContext';
import { FeedList } from './FeedList';
import { FeedRowView } from './FeedRowView';
import { type FeedRow, noteIdOf } from './feedRows';
import { listenByPolling } from './listenByPolling';
import { type NoteFeedSource, type NotesCall, noteFeedSource } from './noteFeedSource';
import { offsetPages } from './offsetPages';
import { useCapture } from './useCapture';
import { useFeedRows } from './useFeedRows';
import { usePageFeed } from './usePageFeed';

/** A column that shows the notes; unlike a page it asks for new ones by itself. */
export interface NoteFeedColumn {
	readonly id: string;
	readonly withSensitive: boolean;
	readonly isIdle: boolean;
}

type NoteFeedProps = NotesCall & {
	label: string;
	/** Title of the empty state. */
	emptyTitle: string;
	emptyText?: string | undefined;
	header?: ReactNode | undefined;
	/** Missing on a page. */
	column?: NoteFeedColumn | undefined;
	/** Set for endpoints that page by `offset`, as they ignore `untilId`. */
	isByOffset?: boolean;
	/** Changes what the endpoint's pages are; another key makes another feed. */
	source?: { readonly key: string; readonly make: (session: Session, pages: NoteFeedSource) => FeedSource };
};

/** How often a column asks for new notes: searching is more work for a server than reading a timeline. */
const POLL_MS = 60_000;

/** The notes of an endpoint as the list of a page; the page's header refreshes it and scrolls it to the top. */
export function NoteFeed(props: NoteFeedProps): ReactNode {
	const { endpoint, params, column, isByOffset = false, source, ...texts } = props;
	const session = useSession();
	const key = `${session.key} ${endpoint} ${JSON.stringify(params)} ${source?.key ?? ''}`;
	const { feed, state, setList } = usePageFeed(key, () => {
		const byId = noteFeedSource(session, endpoint, params);
		const pages = isByOffset ? { ...byId, fetch: offsetPages(session, endpoint, params) } : byId;
		if (source) return source.make(session, pages);
		return column ? polled(session, pages, column.id) : pages;
	});
	const rows = useFeedRows(state.entries, { withSensitive: column?.withSensitive ?? true });
	const onRange = useCapture(rows, noteIdOf);
	const renderRow = useCallback((row: FeedRow) => <FeedRowView row={row} feed={feed} />, [feed]);
	return (
		<FeedList
			{...texts}
			ref={setList}
			feed={feed}
			state={state}
			rows={rows}
			renderRow={renderRow}
			onRange={onRange}
			isIdle={column?.isIdle ?? false}
		/>
	);
}

function polled(session: Session, pages: NoteFeedSource, columnId: string): FeedSource {
	return {
		...pages,
		arrived: noteIds => appEvents.emit('notesArrived', { session, noteIds, columnId }),
		live(handlers) {
			const ends = [pages.live(handlers), listenByPolling(session, POLL_MS, handlers.poll)];
			return () => {
				for (const end of ends) end();
			};
		},
	};
}
