import type { ReactNode } from 'react';
import type { Play } from '@/domain/play/Play';
import type { PagesQuery } from '@/stores/queries/Query';
import { PagedList } from '../query/PagedList';
import { usePages } from '../query/usePages';
import styles from './PlayList.module.css';
import { PlayRow } from './PlayRow';

interface PlayListProps<Of> {
	query: PagesQuery<Of, Play>;
	of: Of;
	label: string;
	emptyTitle: string;
	emptyText?: string;
	withAuthor?: boolean;
}

/** A list of plays that comes page by page. */
export function PlayList<Of>({ query, of, withAuthor = true, ...texts }: PlayListProps<Of>): ReactNode {
	const pages = usePages(query, of);
	// The order changes with likes, so a later page by offset may repeat items of an earlier one.
	const plays = [...new Map(pages.data?.map(play => [play.id, play])).values()];
	return (
		<div className={styles.list}>
			<PagedList query={pages} isEmpty={plays.length === 0} icon="play" room={4} {...texts}>
				{plays.map(play => (
					<PlayRow key={play.id} play={play} withAuthor={withAuthor} />
				))}
			</PagedList>
		</div>
	);
}
