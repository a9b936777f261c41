import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { lifetimes } from '@/stores/queries/lifetimes';
import { type Page, type PagesQuery, queryKey } from '@/stores/queries/Query';
import { queryClient } from '@/stores/queryClient';
import { useSession } from '@/stores/session/SessionContext';

/** The pages of a list that were fetched so far, as `data`, for `PagedList`. */
export function usePages<Of, Item>(query: PagesQuery<Of, Item>, of: Of): UseInfiniteQueryResult<readonly Item[]> {
	const session = useSession();
	return useInfiniteQuery<Page<Item>, Error, readonly Item[], readonly unknown[], string | null>(
		{
			queryKey: queryKey(session, query, of),
			initialPageParam: null,
			queryFn: ({ pageParam, signal }) => query.fetch(session, of, pageParam, signal),
			getNextPageParam: last => last.next,
			select: itemsOf,
			...lifetimes[query.lifetime],
		},
		queryClient,
	);
}

const itemsOf = <Item>({ pages }: InfiniteData<Page<Item>, unknown>): readonly Item[] =>
	pages.flatMap(page => page.items);
