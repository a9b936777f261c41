import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { ownList } from '../../../lists/ownList';
import { packList } from '../../../pack/packList';
import { lists } from '../../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'users/lists/update',
		params: p.params({
			listId: p.id(),
			name: p.optional(p.text({ min: 1, max: 100 })),
			isPublic: p.optional(p.flag()),
		}),
		credential: true,
		permission: 'write:account',
		errors: {
			noSuchList: { code: 'NO_SUCH_LIST', id: '796666fe-3dff-4d39-becb-8a5932c1d5b7', message: 'No such list.' },
		},
	},
	({ core, me, params, errors }) => {
		const list = ownList(core, me, params.listId);
		if (!list) throw errors.noSuchList();
		const changed = { ...list, name: params.name ?? list.name, isPublic: params.isPublic ?? list.isPublic };
		core.db.update(lists, changed, 'id = ?', list.id);
		return packList(core, changed);
	},
);
