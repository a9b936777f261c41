import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { openPage } from '../../pages/openPage';
import { pageLikes } from '../../store/tables/pages';

export default defineEndpoint(
	{
		name: 'pages/like',
		params: p.params({ pageId: p.id() }),
		credential: true,
		permission: 'write:page-likes',
		prohibitMoved: true,
		errors: {
			noSuchPage: { code: 'NO_SUCH_PAGE', id: 'cc98a8a2-0dc3-4123-b198-62c71df18ed3', message: 'No such page.' },
			yourPage: {
				code: 'YOUR_PAGE',
				id: '28800466-e6db-40f2-8fae-bf9e82aa92b8',
				message: 'You cannot like your page.',
			},
			alreadyLiked: {
				code: 'ALREADY_LIKED',
				id: 'd4c1edbe-7da2-4eae-8714-1acfd2d63941',
				message: 'The page has already been liked.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const page = openPage(core, params.pageId);
		if (!page) throw errors.noSuchPage();
		if (page.userId === me.id) throw errors.yourPage();
		const row = { id: core.ids.next(), userId: me.id, pageId: page.id };
		if (!core.db.insertNew(pageLikes, row)) throw errors.alreadyLiked();
	},
);
