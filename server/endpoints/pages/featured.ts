import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packPages } from '../../pack/packPage';
import { pages } from '../../store/tables/pages';

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
			JOIN users u ON u.id = t.userId AND u.isSuspended = 0 AND u.isDeleted = 0
			ORDER BY l.n DESC, t.id DESC LIMIT 10`,
		);
		return packPages(core, rows, me?.id ?? null);
	},
);
