import { pagingParams } from '@/api/pagingParams';
import { toPageCards } from '@/blocks/page/pageQueries';
import type { PageCard } from '@/domain/page/Page';
import { definePages, defineThing, LIST_PAGE, nextBelow } from '@/stores/queries/Query';

/** The pages that most people like. */
export const featuredPagesQuery = defineThing<null, readonly PageCard[]>({
	name: 'featuredPages',
	lifetime: 'changing',
	fetch: async (session, _, signal) => toPageCards(session, await session.api.call('pages/featured', {}, { signal })),
});

/** The account's own pages, the newest first. */
export const ownPagesQuery = definePages<null, PageCard>({
	name: 'ownPages',
	lifetime: 'changing',
	async fetch(session, _, untilId, signal) {
		const told = await session.api.call('i/pages', pagingParams({ limit: LIST_PAGE, untilId }), { signal });
		return { items: toPageCards(session, told), next: nextBelow(told, LIST_PAGE) };
	},
});

/** The pages that the account likes, the last liked first. */
export const likedPagesQuery = definePages<null, PageCard>({
	name: 'likedPages',
	lifetime: 'changing',
	async fetch(session, _, untilId, signal) {
		const told = await session.api.call('i/page-likes', pagingParams({ limit: LIST_PAGE, untilId }), { signal });
		const pages = told.flatMap(({ page }) => page ?? []);
		return { items: toPageCards(session, pages), next: nextBelow(told, LIST_PAGE) };
	},
});
