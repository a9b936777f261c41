import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '@/api/ApiError';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import styles from './MoreButton.module.css';
import { useWhenBack } from './useWhenBack';

interface MoreButtonProps {
	query: Pick<
		UseInfiniteQueryResult,
		'error' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
	>;
	/** "Show more" by default. */
	label?: string;
}

/**
 * Fetches the next page of a list, if there is one. If the server can't be reached, the page is fetched again as soon
 * as it can.
 */
export function MoreButton({ query, label = text.notePage.more }: MoreButtonProps): ReactNode {
	const { isFetchNextPageError: hasFailed, isFetchingNextPage: isBusy } = query;
	const fetchNext = () => void query.fetchNextPage();
	useWhenBack(hasFailed && !isBusy && !(query.error instanceof ApiError), fetchNext);
	if (!query.hasNextPage) return null;
	return (
		<div className={styles.more}>
			{hasFailed && <p>{text.common.moreFailed}</p>}
			<Button size="small" busy={isBusy} onClick={fetchNext}>
				{hasFailed ? text.common.retry : label}
			</Button>
		</div>
	);
}
