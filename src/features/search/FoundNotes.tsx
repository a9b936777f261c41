import type { ReactNode } from 'react';
import type { NoteFeedColumn } from '@/blocks/feed/NoteFeed';
import { QueryState } from '@/blocks/query/QueryState';
import { NoteSearch } from '@/blocks/search/NoteSearch';
import { SearchGate } from '@/blocks/search/SearchGate';
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
	if (!namesPerson(query)) return <NoteSearch params={paramsOf(query, undefined)} column={column} />;
	return (
		<SearchGate>
			<QueryState query={person} loading={<SkeletonRows count={4} />}>
				{({ id }) => <NoteSearch params={paramsOf(query, id)} column={column} />}
			</QueryState>
		</SearchGate>
	);
}

/** @param userId of whom the notes are; undefined for anybody's */
function paramsOf(query: SearchQuery, userId: string | undefined) {
	const host = query.origin === 'local' ? '.' : userId === undefined ? query.host : null;
	return {
		query: query.q,
		...(userId !== undefined && { userId }),
		...(host !== null && { host }),
		...(query.channel !== null && { channelId: query.channel }),
	};
}
