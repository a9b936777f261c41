import { type ReactNode, useCallback } from 'react';
import { useSession } from '@/stores/session/SessionContext';
import { FeedList } from './FeedList';
import { FeedRowView } from './FeedRowView';
import { type FeedRow, noteIdOf } from './feedRows';
import { type NotesCall, noteFeedSource } from './noteFeedSource';
import { useCapture } from './useCapture';
import { useFeedRows } from './useFeedRows';
import { usePageFeed } from './usePageFeed';

type NoteFeedProps = NotesCall & {
	label: string;
	/** Title of the empty state. */
	emptyTitle: string;
	emptyText?: string;
	header?: ReactNode;
};

/** The notes of an endpoint as the list of a page; the page's header refreshes it and scrolls it to the top. */
export function NoteFeed({ endpoint, params, ...texts }: NoteFeedProps): ReactNode {
	const session = useSession();
	const key = `${session.key} ${endpoint} ${JSON.stringify(params)}`;
	const { feed, state, setList } = usePageFeed(key, () => noteFeedSource(session, endpoint, params));
	const rows = useFeedRows(state.entries);
	const onRange = useCapture(rows, noteIdOf);
	const renderRow = useCallback((row: FeedRow) => <FeedRowView row={row} feed={feed} />, [feed]);
	return (
		<FeedList {...texts} ref={setList} feed={feed} state={state} rows={rows} renderRow={renderRow} onRange={onRange} />
	);
}
