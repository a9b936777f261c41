import type { InfiniteData } from '@tanstack/react-query';
import { queryClient } from '../queryClient';
import type { Session } from '../session/Session';
import { type Page, type PagesQuery, queryKey } from './Query';

type Pages<Item> = InfiniteData<Page<Item>, string | null>;

/**
 * Changes the items of a cached list at once; does nothing if it isn't cached.
 * @param change makes the items of a page of those that it had; `isFirst` for the first page
 */
export function changePages<Of, Item>(
	session: Session,
	query: PagesQuery<Of, Item>,
	of: Of,
	change: (items: readonly Item[], isFirst: boolean) => readonly Item[],
): void {
	queryClient.setQueryData<Pages<Item>>(
		queryKey(session, query, of),
		known =>
			known && {
				...known,
				pages: known.pages.map((page, at) => ({ ...page, items: change(page.items, at === 0) })),
			},
	);
}

/**
 * Takes an item out of a cached list at once.
 * @returns the function that puts it back at its place if the server refuses, in the list as it is by then
 */
export function takeFromPages<Of, Item extends string>(
	session: Session,
	query: PagesQuery<Of, Item>,
	of: Of,
	item: Item,
): () => void {
	const known = queryClient.getQueryData<Pages<Item>>(queryKey(session, query, of))?.pages ?? [];
	const at = known.findIndex(({ items }) => items.includes(item));
	const former = known[at]?.items ?? [];
	changePages(session, query, of, items => items.filter(each => each !== item));
	return () => {
		if (at < 0) return;
		queryClient.setQueryData<Pages<Item>>(queryKey(session, query, of), now => {
			// It may have been fetched again.
			if (!now || now.pages.some(({ items }) => items.includes(item))) return now;
			const place = Math.min(at, now.pages.length - 1);
			const pages = now.pages.map((page, index) =>
				index === place ? { ...page, items: withFormer(page.items, item, former) } : page,
			);
			return { ...now, pages };
		});
	};
}

/** The items with one that was among the former ones, beside those that it stood beside. */
function withFormer<Item>(items: readonly Item[], item: Item, former: readonly Item[]): readonly Item[] {
	const after = former.slice(former.indexOf(item) + 1);
	const next = items.findIndex(each => after.includes(each));
	const before = former.slice(0, former.indexOf(item));
	const previous = items.findLastIndex(each => before.includes(each));
	const place = next >= 0 ? next : after.length === 0 ? items.length : previous + 1;
	return [...items.slice(0, place), item, ...items.slice(place)];
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
