import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { ownList } from '../../../lists/ownList';
import { listFavorites, listMembers, lists } from '../../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'users/lists/delete',
		params: p.params({ listId: p.id() }),
		credential: true,
		permission: 'write:account',
		errors: {
			noSuchList: { code: 'NO_SUCH_LIST', id: '78436795-db79-42f5-b1e2-55ea2cf19166', message: 'No such list.' },
		},
	},
	({ core, me, params, errors }) => {
		const list = ownList(core, me, params.listId);
		if (!list) throw errors.noSuchList();
		core.db.transaction(() => {
			core.db.delete(lists, 'id = ?', list.id);
			core.db.delete(listMembers, 'listId = ?', list.id);
			core.db.delete(listFavorites, 'listId = ?', list.id);
		});
	},
);
