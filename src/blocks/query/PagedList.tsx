import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { IconName } from '@/ui/icon/Icon';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { MoreButton } from './MoreButton';
import styles from './PagedList.module.css';
import { QueryState } from './QueryState';

interface PagedListProps {
	query: Pick<
		UseInfiniteQueryResult<unknown>,
		| 'data'
		| 'isPending'
		| 'error'
		| 'isFetching'
		| 'refetch'
		| 'hasNextPage'
		| 'fetchNextPage'
		| 'isFetchingNextPage'
		| 'isFetchNextPageError'
	>;
	isEmpty: boolean;
	icon: IconName;
	emptyTitle: string;
	/** What to do if the list is empty. */
	emptyText?: string;
	/** The list's accessible name. */
	label?: string;
	/** Number of skeleton rows during the first load; 2 by default. */
	room?: number;
	/** The list's items. */
	children: ReactNode;
}

/** The items fetched so far, with loading, empty and error states, and a button for more. */
export function PagedList(props: PagedListProps): ReactNode {
	const { query, isEmpty } = props;
	return (
		<QueryState query={query} loading={<SkeletonRows count={props.room ?? 2} />}>
			{() =>
				isEmpty ? (
					<EmptyState icon={props.icon} title={props.emptyTitle}>
						{props.emptyText}
					</EmptyState>
				) : (
					<>
						<ul className={styles.list} aria-label={props.label}>
							{props.children}
						</ul>
						<MoreButton query={query} />
					</>
				)
			}
		</QueryState>
	);
}
