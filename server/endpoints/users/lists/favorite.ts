import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { listFavorites, lists } from '../../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'users/lists/favorite',
		params: p.params({ listId: p.id() }),
		credential: true,
		permission: 'write:account',
		errors: {
			noSuchList: { code: 'NO_SUCH_USER_LIST', id: '7dbaf3cf-7b42-4b8f-b431-b3919e580dbe', message: 'No such list.' },
			alreadyFavorited: {
				code: 'ALREADY_FAVORITED',
				id: '6425bba0-985b-461e-af1b-518070e72081',
				message: 'The list has already been favorited.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (!core.db.byId(lists, params.listId)?.isPublic) throw errors.noSuchList();
		const isNew = core.db.insertNew(listFavorites, { id: core.ids.next(), userId: me.id, listId: params.listId });
		if (!isNew) throw errors.alreadyFavorited();
	},
);
