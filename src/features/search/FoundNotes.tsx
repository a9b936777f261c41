import type { ReactNode } from 'react';
import type { NoteFeedColumn } from '@/blocks/feed/NoteFeed';
import { QueryState } from '@/blocks/query/QueryState';
import { NoteSearch } from '@/blocks/search/NoteSearch';
import { SearchGate } from '@/blocks/search/SearchGate';
import { useSession } from '@/stores/session/SessionContext';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import type { SearchQuery } from './searchQuery';
import { namesPerson, usePersonSearched } from './usePersonSearched';

interface FoundNotesProps {
	query: SearchQuery;
	/** Missing on a page. */
	column?: NoteFeedColumn;
}

/** The notes that contain all the words, if the user may search notes (rules/people#search). */
export function FoundNotes({ query, column }: FoundNotesProps): ReactNode {
	const person = usePersonSearched(query);
	const { host } = useSession();
	if (!namesPerson(query)) return <NoteSearch params={paramsOf(query, undefined, host)} column={column} />;
	return (
		<SearchGate>
			<QueryState query={person} loading={<SkeletonRows count={4} />}>
				{({ id }) => <NoteSearch params={paramsOf(query, id, host)} column={column} />}
			</QueryState>
		</SearchGate>
	);
}

/**
 * @param userId of whom the notes are; undefined for anybody's
 * @param ownHost of the server that searches, which its own people have no host of
 */
function paramsOf(query: SearchQuery, userId: string | undefined, ownHost: string) {
	const wanted = userId === undefined ? (query.host?.toLowerCase() ?? null) : null;
	const host = query.origin === 'local' || wanted === ownHost ? '.' : wanted;
	return {
		query: query.q,
		...(userId !== undefined && { userId }),
		...(host !== null && { host }),
		...(query.channel !== null && { channelId: query.channel }),
	};
}
