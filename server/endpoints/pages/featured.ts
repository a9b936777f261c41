import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packPages } from '../../pack/packPage';
import { pages } from '../../store/tables/pages';
import { ofOpenAccount } from '../../users/ofOpenAccount';

/** The pages that most people like. */
export default defineEndpoint(
	{
		name: 'pages/featured',
		params: p.none,
	},
	({ core, me }) => {
		const rows = core.db.select(
			pages,
			`JOIN (SELECT pageId, count(*) AS n FROM pageLikes GROUP BY pageId) l ON l.pageId = t.id
			WHERE ${ofOpenAccount('t.userId')} ORDER BY l.n DESC, t.id DESC LIMIT 10`,
		);
		return packPages(core, rows, me?.id ?? null);
	},
);
