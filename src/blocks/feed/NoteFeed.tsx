import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useSession } from '@/stores/session/SessionContext';
import { useColumnHandle } from '../hosting/ColumnHandleContext';
import { NoteCard } from '../NoteCard';
import { FeedList } from './FeedList';
import { noteFeedSource } from './noteFeedSource';
import { useCapture } from './useCapture';
import { useFeed } from './useFeed';

interface NoteFeedProps {
	/** Of the API, with `limit` and `untilId`. */
	endpoint: string;
	params: Readonly<Record<string, unknown>>;
	label: string;
	/** What the empty list says. */
	emptyTitle: string;
	emptyText?: string;
	header?: ReactNode;
}

interface Row {
	readonly key: string;
}

const idOf = ({ key }: Row): string => key;

/** The notes that an endpoint tells, as a page's list; the host's header refreshes it and scrolls it to its top. */
export function NoteFeed({ endpoint, params, ...texts }: NoteFeedProps): ReactNode {
	const session = useSession();
	const { setList, setFeed } = useColumnHandle();
	const key = `${session.key} ${endpoint} ${JSON.stringify(params)}`;
	const { feed, state } = useFeed(key, () => noteFeedSource(session, endpoint, params));
	useEffect(() => {
		setFeed(feed);
		return () => setFeed(null);
	}, [setFeed, feed]);
	const rows = useMemo(
		() => state.entries.flatMap((entry): Row[] => (entry.kind === 'item' ? [entry] : [])),
		[state.entries],
	);
	const onRange = useCapture(rows, idOf);
	const renderRow = useCallback((row: Row) => <NoteCard noteId={row.key} />, []);
	return (
		<FeedList {...texts} ref={setList} feed={feed} state={state} rows={rows} renderRow={renderRow} onRange={onRange} />
	);
}
