import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '@/blocks/errorText';
import { PersonRow } from '@/blocks/PersonRow';
import { text } from '@/i18n/t';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonRows } from '@/ui/SkeletonRows';
import type { WireUser } from '@/wire/entities';
import styles from './SearchPage.module.css';
import type { SearchOrigin } from './searchQuery';

/** Lists that are no timelines come by ten (spec 2 §7). */
const PAGE = 10;

/** People whose names have the words in them. */
export function FoundPeople({ q, origin }: { q: string; origin: SearchOrigin }): ReactNode {
	const session = useSession();
	const query = useInfiniteQuery({
		queryKey: [session.key, 'users/search', q, origin],
		initialPageParam: 0,
		queryFn: async ({ pageParam, signal }) => {
			const params = { query: q.replace(/^@/, ''), origin, limit: PAGE, offset: pageParam, detail: false };
			const found = (await session.api.request('users/search', params, { signal })) as WireUser[];
			return session.entities.ingestUsers(found);
		},
		getNextPageParam: (page, _all, offset) => (page.length < PAGE ? undefined : offset + PAGE),
		gcTime: 0,
		staleTime: 0,
	});
	const ids = [...new Set(query.data?.pages.flat())];
	if (query.isPending) return <SkeletonRows count={6} />;
	if (query.error && ids.length === 0) {
		const said = errorText(query.error);
		return (
			<ErrorState title={said.title} onRetry={() => void query.refetch()} busy={query.isFetching}>
				{said.text}
			</ErrorState>
		);
	}
	if (ids.length === 0) {
		return (
			<EmptyState icon="user" title={text.search.noPeople}>
				{text.search.tryOthers}
			</EmptyState>
		);
	}
	return (
		<ul className={styles.people} aria-label={text.search.people}>
			{ids.map(id => (
				<PersonRow key={id} userId={id} />
			))}
			{query.hasNextPage && (
				<li className={styles.more}>
					<Button wide variant="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
						{text.search.more}
					</Button>
				</li>
			)}
		</ul>
	);
}
