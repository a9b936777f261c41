import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { pageLikes, pages } from '../../store/tables/pages';

export default defineEndpoint(
	{
		name: 'pages/unlike',
		params: p.params({ pageId: p.id() }),
		credential: true,
		permission: 'write:page-likes',
		prohibitMoved: true,
		errors: {
			noSuchPage: { code: 'NO_SUCH_PAGE', id: 'a0d41e20-1993-40bd-890e-f6e560ae648e', message: 'No such page.' },
			notLiked: {
				code: 'NOT_LIKED',
				id: 'f5e586b0-ce93-4050-b0e3-7f31af5259ee',
				message: 'You have not liked that page.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (!core.db.byId(pages, params.pageId)) throw errors.noSuchPage();
		const count = core.db.delete(pageLikes, 'userId = ? AND pageId = ?', me.id, params.pageId);
		if (count === 0) throw errors.notLiked();
	},
);
