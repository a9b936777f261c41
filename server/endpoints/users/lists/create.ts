import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { hasTooManyLists } from '../../../lists/hasTooManyLists';
import { packList } from '../../../pack/packList';
import { lists } from '../../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'users/lists/create',
		params: p.params({ name: p.text({ min: 1, max: 100 }) }),
		credential: true,
		permission: 'write:account',
		prohibitMoved: true,
		errors: {
			tooManyUserLists: {
				code: 'TOO_MANY_USERLISTS',
				id: '0cf21a28-7715-4f39-a20d-777bfdb8d138',
				message: 'You cannot make any more lists.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (hasTooManyLists(core, me)) throw errors.tooManyUserLists();
		const row = { id: core.ids.next(), userId: me.id, name: params.name, isPublic: false };
		core.db.insert(lists, row);
		return packList(core, row);
	},
);
