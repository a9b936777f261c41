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

interface FavoritesViewProps extends Partial<ColumnProps> {
	/** Only those with these words. */
	words?: string;
	/** What is said if there are none, in place of how to add one. */
	empty?: { readonly title: string; readonly text: string } | undefined;
}

/** The account's favourites, as a page or a column (rules/notes#favorites). A removed favourite disappears at once. */
export function FavoritesView({ column, isIdle = false, words = '', empty }: FavoritesViewProps): ReactNode {
	useHostTitle(text.favorites.title);
	const session = useSession();
	const source = useMemo(() => markedNotes(session, words), [session, words]);
	const { feed, state, setList } = usePageFeed(`${session.key} favorites ${words}`, () => source);
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
			emptyTitle={empty?.title ?? text.favorites.emptyTitle}
			emptyText={empty?.text ?? text.favorites.emptyText}
			onRange={onRange}
			isIdle={isIdle}
		/>
	);
}
