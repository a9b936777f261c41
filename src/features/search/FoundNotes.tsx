import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { errorText } from '@/blocks/errorText';
import { FeedList } from '@/blocks/feed/FeedList';
import { noteFeedSource } from '@/blocks/feed/noteFeedSource';
import { useCapture } from '@/blocks/feed/useCapture';
import { useFeed } from '@/blocks/feed/useFeed';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import { NoteCard } from '@/blocks/NoteCard';
import { text } from '@/i18n/t';
import { useMe, useServerInfo, useSession } from '@/stores/session/SessionContext';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonRows } from '@/ui/SkeletonRows';
import type { SearchQuery } from './searchQuery';
import { usePersonSearched } from './usePersonSearched';

interface Row {
	readonly key: string;
}

const idOf = ({ key }: Row): string => key;

/** The notes with all the words, where one may look for notes at all (spec 2 §6). */
export function FoundNotes({ query }: { query: SearchQuery }): ReactNode {
	const person = usePersonSearched(query);
	const own = useMe(me => me?.policies.canSearchNotes);
	const everybodys = useServerInfo(info => info?.policies.canSearchNotes);
	if (!(own ?? everybodys ?? false)) {
		return (
			<EmptyState icon="lock" title={text.search.notAllowedTitle}>
				{text.search.notAllowedText}
			</EmptyState>
		);
	}
	if (person.isPending) return <SkeletonRows count={4} />;
	if (person.error) {
		const said = errorText(person.error);
		return (
			<ErrorState title={said.title} onRetry={person.retry}>
				{said.text}
			</ErrorState>
		);
	}
	return <NoteList query={query} userId={person.id} />;
}

function NoteList({ query, userId }: { query: SearchQuery; userId: string | undefined }): ReactNode {
	const session = useSession();
	const { setList, setFeed } = useColumnHandle();
	const host = query.origin === 'local' ? '.' : userId === undefined ? query.host : null;
	const params = {
		query: query.q,
		...(userId !== undefined && { userId }),
		...(host !== null && { host }),
		...(query.channel !== null && { channelId: query.channel }),
	};
	const key = `${session.key} search ${JSON.stringify(params)}`;
	const { feed, state } = useFeed(key, () => noteFeedSource(session, 'notes/search', params));
	useEffect(() => {
		setFeed(feed);
		return () => setFeed(null);
	}, [setFeed, feed]);
	const rows = useMemo(
		() => state.entries.flatMap((entry): Row[] => (entry.kind === 'item' ? [{ key: entry.id }] : [])),
		[state.entries],
	);
	const onRange = useCapture(rows, idOf);
	const renderRow = useCallback((row: Row) => <NoteCard noteId={row.key} />, []);
	return (
		<FeedList
			key={key}
			ref={setList}
			feed={feed}
			state={state}
			rows={rows}
			renderRow={renderRow}
			label={text.search.notes}
			emptyTitle={text.search.noNotes}
			emptyText={text.search.tryOthers}
			onRange={onRange}
		/>
	);
}
