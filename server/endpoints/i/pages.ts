import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packPages } from '../../pack/packPage';
import { selectPage } from '../../store/selectPage';
import { pages } from '../../store/tables/pages';

export default defineEndpoint(
	{
		name: 'i/pages',
		params: p.params({ limit: p.limit(), ...p.paging }),
		credential: true,
		permission: 'read:pages',
	},
	({ core, me, params }) => packPages(core, selectPage(core.db, pages, params, 't.userId = ?', me.id), me.id),
);
