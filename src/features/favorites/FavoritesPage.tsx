import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { FeedList } from '@/blocks/feed/FeedList';
import { useCapture } from '@/blocks/feed/useCapture';
import { useFeed } from '@/blocks/feed/useFeed';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { NoteCard } from '@/blocks/NoteCard';
import { text } from '@/i18n/t';
import { useSession } from '@/stores/session/SessionContext';
import { FavoriteFeedSource } from './FavoriteFeedSource';

interface Row {
	readonly key: string;
	readonly noteId: string;
}

const noteIdOf = ({ noteId }: Row): string => noteId;

/** The notes that one has marked (spec 2 §2.2). What is taken back leaves at once. */
export default function FavoritesPage(): ReactNode {
	useHostTitle(text.favorites.title);
	const session = useSession();
	const { setList, setFeed } = useColumnHandle();
	const source = useMemo(() => new FavoriteFeedSource(session), [session]);
	const { feed, state } = useFeed(`${session.key} favorites`, () => source);
	useEffect(() => {
		setFeed(feed);
		return () => setFeed(null);
	}, [setFeed, feed]);
	// Marks that were set on another device meanwhile; nobody has to ask for them.
	const gap = state.entries.find(entry => entry.kind === 'gap' && entry.state === 'idle')?.key;
	useEffect(() => {
		if (gap !== undefined) void feed.fill(gap);
	}, [feed, gap]);
	const rows = useMemo(
		() =>
			state.entries.flatMap(({ key }): Row[] => {
				const noteId = source.noteIdOf(key);
				return noteId === undefined ? [] : [{ key, noteId }];
			}),
		[state.entries, source],
	);
	const onRange = useCapture(rows, noteIdOf);
	const renderRow = useCallback((row: Row) => <NoteCard noteId={row.noteId} />, []);
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
		/>
	);
}
