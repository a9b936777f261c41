import { isRecord } from '@/base/isRecord';
import { pageQuery, userPagesQuery } from '@/blocks/page/pageQueries';
import type { PageCard } from '@/domain/page/Page';
import { changeAllPages } from '@/stores/queries/cachedPages';
import { changeThing } from '@/stores/queries/cachedThings';
import type { PagesQuery } from '@/stores/queries/Query';
import { queryClient } from '@/stores/queryClient';
import type { Session } from '@/stores/session/Session';
import { featuredPagesQuery, likedPagesQuery, ownPagesQuery } from './list/pageLists';

type Cards = readonly PageCard[];

const PAGED: readonly PagesQuery<never, PageCard>[] = [ownPagesQuery, likedPagesQuery, userPagesQuery];

function changeLists(session: Session, change: (cards: Cards) => Cards): void {
	for (const query of PAGED) changeAllPages(session, query, change);
}

/** Changes what lists and the page itself say about it, wherever it shows. */
export function changePage(session: Session, id: string, change: <Card extends PageCard>(page: Card) => Card): void {
	const changed = <Card extends PageCard>(page: Card): Card => (page.id === id ? change(page) : page);
	queryClient.setQueriesData<PageCard>({ queryKey: [session.key, pageQuery.name] }, page => page && changed(page));
	changeThing(session, featuredPagesQuery, null, cards => cards.map(changed));
	changeLists(session, cards => cards.map(changed));
}

/**
 * Shows that the account likes a page, or does so no more: everywhere, at once.
 * @param page as it was, liked or not
 */
export function changePageLike(session: Session, page: PageCard, isLiked: boolean): void {
	changePage(session, page.id, now => ({
		...now,
		isLiked,
		likedCount: Math.max(0, now.likedCount + (isLiked ? 1 : -1)),
	}));
	changeAllPages(session, likedPagesQuery, (cards, isFirst) => {
		const others = cards.filter(({ id }) => id !== page.id);
		return isLiked && isFirst
			? [{ ...page, isLiked: true, likedCount: page.likedCount + (page.isLiked ? 0 : 1) }, ...others]
			: others;
	});
}

/** Takes a deleted page out of the lists, and has it asked for again where it still shows. */
export function forgetPage(session: Session, id: string): void {
	void queryClient.invalidateQueries({
		queryKey: [session.key, pageQuery.name],
		predicate: ({ state: { data } }) => isRecord(data) && data.id === id,
	});
	changeThing(session, featuredPagesQuery, null, cards => cards.filter(card => card.id !== id));
	changeLists(session, cards => cards.filter(card => card.id !== id));
}

/** After a page was made or edited: what shows it, or will, is asked for again. */
export function refreshPages(session: Session): void {
	for (const { name } of [pageQuery, ownPagesQuery, userPagesQuery, featuredPagesQuery]) {
		void queryClient.invalidateQueries({ queryKey: [session.key, name] });
	}
}
