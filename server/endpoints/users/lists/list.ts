import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packLists } from '../../../pack/packList';
import { lists } from '../../../store/tables/collections';
import { users } from '../../../store/tables/users';

export default defineEndpoint(
	{
		name: 'users/lists/list',
		params: p.params({ userId: p.optional(p.id()) }),
		permission: 'read:account',
		errors: {
			noSuchUser: { code: 'NO_SUCH_USER', id: 'a8af4a82-0980-4cc4-a6af-8b0ffd54465e', message: 'No such user.' },
			remoteUser: {
				code: 'REMOTE_USER_NOT_ALLOWED',
				id: '53858f1b-3315-4a01-81b7-db9b48d4b79a',
				message: 'People of other servers have no lists here.',
			},
			invalidParam: { code: 'INVALID_PARAM', id: 'ab36de0e-29e9-48cb-9732-d82f1281620d', message: 'Invalid param.' },
		},
	},
	({ core, me, params, errors }) => {
		if (params.userId === undefined) {
			if (!me) throw errors.invalidParam();
			return packLists(core, core.db.select(lists, 'WHERE t.userId = ? ORDER BY t.id', me.id));
		}
		const user = core.db.byId(users, params.userId);
		if (!user) throw errors.noSuchUser();
		if (user.host !== null) throw errors.remoteUser();
		return packLists(core, core.db.select(lists, 'WHERE t.userId = ? AND t.isPublic = 1 ORDER BY t.id', user.id));
	},
);
