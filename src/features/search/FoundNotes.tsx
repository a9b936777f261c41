import type { ReactNode } from 'react';
import { NoteFeed, type NoteFeedColumn } from '@/blocks/feed/NoteFeed';
import { QueryState } from '@/blocks/query/QueryState';
import { text } from '@/i18n/text';
import { usePolicies } from '@/stores/session/SessionContext';
import { EmptyState } from '@/ui/state/EmptyState';
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
	const policies = usePolicies();
	if (!policies?.canSearchNotes) {
		return (
			<EmptyState icon="lock" title={text.search.notAllowedTitle}>
				{text.search.notAllowedText}
			</EmptyState>
		);
	}
	if (!namesPerson(query)) return <NoteList query={query} userId={undefined} column={column} />;
	return (
		<QueryState query={person} loading={<SkeletonRows count={4} />}>
			{({ id }) => <NoteList query={query} userId={id} column={column} />}
		</QueryState>
	);
}

interface NoteListProps {
	query: SearchQuery;
	userId: string | undefined;
	column: NoteFeedColumn | undefined;
}

function NoteList({ query, userId, column }: NoteListProps): ReactNode {
	const host = query.origin === 'local' ? '.' : userId === undefined ? query.host : null;
	const params = {
		query: query.q,
		...(userId !== undefined && { userId }),
		...(host !== null && { host }),
		...(query.channel !== null && { channelId: query.channel }),
	};
	return (
		<NoteFeed
			// The results of another search start at the top.
			key={JSON.stringify(params)}
			endpoint="notes/search"
			params={params}
			label={text.search.notes}
			emptyTitle={text.search.noNotes}
			emptyText={text.search.tryOthers}
			column={column}
		/>
	);
}
