import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packPages } from '../../pack/packPage';
import { selectPage } from '../../store/selectPage';
import { pageLikes, pages } from '../../store/tables/pages';
import { ofOpenAccount } from '../../users/ofOpenAccount';

/** The pages that the user likes, as far as they are shown to anybody, paged by when they liked them. */
export default defineEndpoint(
	{
		name: 'i/page-likes',
		params: p.params({ limit: p.limit(), ...p.paging }),
		credential: true,
		permission: 'read:page-likes',
	},
	({ core, me, params }) => {
		const likes = selectPage(
			core.db,
			pageLikes,
			params,
			`t.userId = ? AND EXISTS (SELECT 1 FROM pages p WHERE p.id = t.pageId AND ${ofOpenAccount('p.userId')})`,
			me.id,
		);
		const rows = core.db.byIds(
			pages,
			likes.map(like => like.pageId),
		);
		const packed = new Map(packPages(core, [...rows.values()], me.id).map(page => [page.id, page]));
		return likes.flatMap(({ id, pageId }) => {
			const page = packed.get(pageId);
			return page ? [{ id, page }] : [];
		});
	},
);
