import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { FeedList } from '@/blocks/feed/FeedList';
import { FeedRowView } from '@/blocks/feed/FeedRowView';
import { type FeedRow, noteIdOf } from '@/blocks/feed/feedRows';
import { useCapture } from '@/blocks/feed/useCapture';
import { useFeedRows } from '@/blocks/feed/useFeedRows';
import { usePageFeed } from '@/blocks/feed/usePageFeed';
import type { ColumnProps } from '@/blocks/hosting/ColumnDefinition';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { markedNotes } from './markedNotes';

/** The account's favourites, as a page or a column (rules/notes#favorites). A removed favourite disappears at once. */
export function FavoritesView({ column, isIdle = false }: Partial<ColumnProps>): ReactNode {
	useHostTitle(text.favorites.title);
	const session = useSession();
	const source = useMemo(() => markedNotes(session), [session]);
	const { feed, state, setList } = usePageFeed(`${session.key} favorites`, () => source);
	// Favourites added on another device meanwhile are fetched without asking.
	const gap = state.entries.find(entry => entry.kind === 'gap' && entry.state === 'idle')?.key;
	useEffect(() => {
		if (gap !== undefined) void feed.fill(gap);
	}, [feed, gap]);
	const rows = useFeedRows(state.entries, { noteIdOf: source.noteIdOf, withSensitive: column?.withSensitive ?? true });
	const onRange = useCapture(rows, noteIdOf);
	const renderRow = useCallback((row: FeedRow) => <FeedRowView row={row} feed={feed} />, [feed]);
	return (
		<FeedList
			ref={setList}
			feed={feed}
			state={state}
			rows={rows}
			renderRow={renderRow}
			label={text.favorites.title}
			emptyTitle={text.favorites.emptyTitle}
			emptyText={text.favorites.emptyText}
			onRange={onRange}
			isIdle={isIdle}
		/>
	);
}
