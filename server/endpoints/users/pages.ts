import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packPages } from '../../pack/packPage';
import { selectPage } from '../../store/selectPage';
import { pages } from '../../store/tables/pages';
import { ofOpenAccount } from '../../users/ofOpenAccount';

/** A user's pages. */
export default defineEndpoint(
	{
		name: 'users/pages',
		params: p.params({ userId: p.id(), limit: p.limit(), ...p.paging }),
	},
	({ core, me, params }) => {
		const isOpen = `t.userId = ? AND ${ofOpenAccount('t.userId')}`;
		return packPages(core, selectPage(core.db, pages, params, isOpen, params.userId), me?.id ?? null);
	},
);
