import type { InfiniteData } from '@tanstack/react-query';
import { queryClient } from '../queryClient';
import type { Session } from '../session/Session';
import { type Page, type PagesQuery, queryKey } from './Query';

type Pages<Item> = InfiniteData<Page<Item>, string | null>;

/**
 * Changes the items of a cached list at once; does nothing if it isn't cached.
 * @param change makes the items of a page of those that it had; `isFirst` for the first page
 * @returns the function that puts the former ones back, if the server refuses the change
 */
export function changePages<Of, Item>(
	session: Session,
	query: PagesQuery<Of, Item>,
	of: Of,
	change: (items: readonly Item[], isFirst: boolean) => readonly Item[],
): () => void {
	const key = queryKey(session, query, of);
	const before = queryClient.getQueryData<Pages<Item>>(key);
	if (before) {
		const pages = before.pages.map((page, at) => ({ ...page, items: change(page.items, at === 0) }));
		queryClient.setQueryData<Pages<Item>>(key, { ...before, pages });
	}
	return () => {
		if (before) queryClient.setQueryData<Pages<Item>>(key, before);
	};
}

/** Changes the items of a list at once, whatever of it is cached. */
export function changeAllPages<Of, Item>(
	session: Session,
	{ name }: PagesQuery<Of, Item>,
	change: (items: readonly Item[], isFirst: boolean) => readonly Item[],
): void {
	queryClient.setQueriesData<Pages<Item>>(
		{ queryKey: [session.key, name] },
		known =>
			known && {
				...known,
				pages: known.pages.map((page, at) => ({ ...page, items: change(page.items, at === 0) })),
			},
	);
}

/** Fetches a cached list anew, if a component uses it. */
export function refreshPages<Of, Item>(session: Session, query: PagesQuery<Of, Item>, of: Of): void {
	void queryClient.invalidateQueries({ queryKey: queryKey(session, query, of) });
}
