import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { listFavorites, lists } from '../../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'users/lists/unfavorite',
		params: p.params({ listId: p.id() }),
		credential: true,
		permission: 'write:account',
		errors: {
			noSuchList: { code: 'NO_SUCH_USER_LIST', id: 'baedb33e-76b8-4b0c-86a8-9375c0a7b94b', message: 'No such list.' },
			notFavorited: {
				code: 'ALREADY_FAVORITED',
				id: '835c4b27-463d-4cfa-969b-a9058678d465',
				message: 'The list is no favorite of yours.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (!core.db.byId(lists, params.listId)?.isPublic) throw errors.noSuchList();
		const count = core.db.delete(listFavorites, 'userId = ? AND listId = ?', me.id, params.listId);
		if (count === 0) throw errors.notFavorited();
	},
);
