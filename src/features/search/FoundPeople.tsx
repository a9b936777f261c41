import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pagingParams } from '@/api/pagingParams';
import { PagedList } from '@/blocks/PagedList';
import { PersonRow } from '@/blocks/PersonRow';
import { text } from '@/i18n/t';
import { useSession } from '@/stores/session/SessionContext';
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
			const params = {
				query: q.replace(/^@/, ''),
				origin,
				detail: false,
				...pagingParams({ limit: PAGE, offset: pageParam }),
			};
			const found = await session.api.call('users/search', params, { signal });
			return session.entities.ingestUsers(found);
		},
		getNextPageParam: (page, _all, offset) => (page.length < PAGE ? undefined : offset + PAGE),
		gcTime: 0,
		staleTime: 0,
	});
	const ids = [...new Set(query.data?.pages.flat())];
	return (
		<div className={styles.people}>
			<PagedList
				query={query}
				isEmpty={ids.length === 0}
				icon="user"
				emptyTitle={text.search.noPeople}
				emptyText={text.search.tryOthers}
				label={text.search.people}
				room={6}
			>
				{ids.map(id => (
					<PersonRow key={id} userId={id} />
				))}
			</PagedList>
		</div>
	);
}
