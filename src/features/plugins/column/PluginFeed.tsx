import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { FeedList } from '@/blocks/feed/FeedList';
import { FeedRowView } from '@/blocks/feed/FeedRowView';
import { type FeedRow, noteIdOf } from '@/blocks/feed/feedRows';
import { useCapture } from '@/blocks/feed/useCapture';
import { useFeedRows } from '@/blocks/feed/useFeedRows';
import { usePageFeed } from '@/blocks/feed/usePageFeed';
import type { DeckColumn } from '@/domain/deck/deck';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import type { ShownFeed } from '@/stores/feeds/ShownFeed';
import type { PluginColumn } from '@/stores/plugins/pluginColumns';
import { useSession } from '@/stores/session/SessionContext';
import type { VirtualListHandle } from '@/ui/virtual/VirtualList';
import { pluginFeedSource } from './pluginFeedSource';

interface PluginFeedProps {
	/** Must not change. */
	fed: PluginColumn;
	column: DeckColumn;
	isIdle: boolean;
}

/** The notes of a column that a plugin feeds, while that runs. */
export function PluginFeed({ fed, column, isIdle }: PluginFeedProps): ReactNode {
	const session = useSession();
	const list = useRef<VirtualListHandle | null>(null);
	const shown = useRef<{ readonly feed: ShownFeed; readonly isIdle: boolean }>(null);
	const { feed, state, setList } = usePageFeed(`${session.key} ${fed.id}`, () =>
		pluginFeedSource(session, fed, poll => {
			// In front of somebody who reads further down nothing changes: what is new waits above.
			const isAtTop = list.current?.atTop !== false && shown.current?.isIdle === false;
			if (isAtTop) void shown.current?.feed.reload();
			else poll();
		}),
	);
	useEffect(() => {
		shown.current = { feed, isIdle };
	}, [feed, isIdle]);
	const hold = useCallback(
		(handle: VirtualListHandle | null) => {
			list.current = handle;
			setList(handle);
		},
		[setList],
	);
	const rows = useFeedRows(state.entries, { withSensitive: column.withSensitive });
	const onRange = useCapture(rows, noteIdOf);
	const renderRow = useCallback((row: FeedRow) => <FeedRowView row={row} feed={feed} />, [feed]);
	const { emptyTitle, emptyText } = text.plugins.column;
	return (
		<FeedList
			ref={hold}
			feed={feed}
			state={state}
			rows={rows}
			renderRow={renderRow}
			label={column.name ?? fed.title}
			emptyTitle={emptyTitle}
			emptyText={fill(emptyText, { name: fed.plugin })}
			onRange={onRange}
			isIdle={isIdle}
		/>
	);
}
