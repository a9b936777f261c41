import { type ReactNode, useState } from 'react';
import { NoteFeed } from '@/blocks/feed/NoteFeed';
import { SearchedPage } from '@/blocks/feed/SearchedPage';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import type { Clip } from '@/domain/collection/collections';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { collectionQuery } from '@/stores/collections';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { ClipHead } from './ClipHead';
import { clipFeed, searchedClipFeed } from './clipFeed';
import { clipQuery } from './clipQueries';

const CLIPS = collectionQuery('clips');

/** A clip: what it is about, and its notes, the newest first (rules/notes#clips). */
export default function ClipPage({ params: { clipId } }: PageProps<'clip'>): ReactNode {
	const session = useSession();
	const query = useThing(clipQuery, clipId);
	const isOwn = query.data !== undefined && session.isMember && query.data.userId === session.userId;
	const mayRead = useTokenMay('read:account');
	// What is changed elsewhere in the app changes the collection.
	const cached = useThing(CLIPS, null, isOwn && mayRead).data?.find(({ id }) => id === clipId);
	useHostTitle((cached ?? query.data)?.name ?? text.clips.one);
	return (
		<QueryState
			query={query}
			loading={<SkeletonRows count={6} />}
			gone={{ icon: 'clip', title: text.clips.gone, text: text.clips.goneText }}
		>
			{clip => <ClipNotes key={clipId} clip={cached ?? clip} isOwn={isOwn} />}
		</QueryState>
	);
}

function ClipNotes({ clip, isOwn }: { clip: Clip; isOwn: boolean }): ReactNode {
	const [words, setWords] = useState('');
	const isSearching = words !== '';
	return (
		<SearchedPage label={t('clips.searchIn', { name: clip.name })} words={words} onSearch={setWords}>
			<NoteFeed
				endpoint="clips/notes"
				params={{ clipId: clip.id }}
				label={clip.name}
				emptyTitle={isSearching ? text.clips.nothingFound : text.clips.empty}
				emptyText={isSearching ? text.clips.nothingFoundText : isOwn ? text.clips.emptyText : undefined}
				header={isSearching ? undefined : <ClipHead clip={clip} isOwn={isOwn} />}
				source={{
					key: words,
					make: (session, pages) =>
						isSearching ? searchedClipFeed(session, clip.id, words, pages) : clipFeed(session, clip.id, pages),
				}}
			/>
		</SearchedPage>
	);
}
