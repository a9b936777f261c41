import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import type { Params } from '@/wire/endpoints/Endpoints';
import { NoteFeed, type NoteFeedColumn } from '../feed/NoteFeed';
import { SearchGate } from './SearchGate';

interface NoteSearchProps {
	params: Omit<Params<'notes/search'>, 'limit'>;
	/** Missing on a page. */
	column?: NoteFeedColumn | undefined;
}

/** The notes that contain all the words, newest first. */
export function NoteSearch({ params, column }: NoteSearchProps): ReactNode {
	return (
		<SearchGate>
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
		</SearchGate>
	);
}
