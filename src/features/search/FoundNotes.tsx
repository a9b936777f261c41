import type { ReactNode } from 'react';
import { FailedState } from '@/blocks/FailedState';
import { NoteFeed } from '@/blocks/feed/NoteFeed';
import { text } from '@/i18n/t';
import { usePolicies } from '@/stores/session/SessionContext';
import { EmptyState } from '@/ui/EmptyState';
import { SkeletonRows } from '@/ui/SkeletonRows';
import type { SearchQuery } from './searchQuery';
import { usePersonSearched } from './usePersonSearched';

/** The notes with all the words, where one may look for notes at all (spec 2 §6). */
export function FoundNotes({ query }: { query: SearchQuery }): ReactNode {
	const person = usePersonSearched(query);
	const policies = usePolicies();
	if (!policies?.canSearchNotes) {
		return (
			<EmptyState icon="lock" title={text.search.notAllowedTitle}>
				{text.search.notAllowedText}
			</EmptyState>
		);
	}
	if (person.isPending) return <SkeletonRows count={4} />;
	if (person.error) {
		return <FailedState error={person.error} onRetry={person.retry} />;
	}
	return <NoteList query={query} userId={person.id} />;
}

function NoteList({ query, userId }: { query: SearchQuery; userId: string | undefined }): ReactNode {
	const host = query.origin === 'local' ? '.' : userId === undefined ? query.host : null;
	const params = {
		query: query.q,
		...(userId !== undefined && { userId }),
		...(host !== null && { host }),
		...(query.channel !== null && { channelId: query.channel }),
	};
	return (
		<NoteFeed
			// What another search finds begins at its top.
			key={JSON.stringify(params)}
			endpoint="notes/search"
			params={params}
			label={text.search.notes}
			emptyTitle={text.search.noNotes}
			emptyText={text.search.tryOthers}
		/>
	);
}
