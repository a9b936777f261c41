import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { removeMember } from '../../../lists/listMembership';
import { ownList } from '../../../lists/ownList';
import { users } from '../../../store/tables/users';

export default defineEndpoint(
	{
		name: 'users/lists/pull',
		params: p.params({ listId: p.id(), userId: p.id() }),
		credential: true,
		permission: 'write:account',
		prohibitMoved: true,
		errors: {
			noSuchList: { code: 'NO_SUCH_LIST', id: '7f44670e-ab16-43b8-b4c1-ccd2ee89cc02', message: 'No such list.' },
			noSuchUser: { code: 'NO_SUCH_USER', id: '588e7f72-c744-4a61-b180-d354e912bda2', message: 'No such user.' },
		},
	},
	({ core, me, params, errors }) => {
		const list = ownList(core, me, params.listId);
		if (!list) throw errors.noSuchList();
		const person = core.db.byId(users, params.userId);
		if (!person) throw errors.noSuchUser();
		removeMember(core, list.id, person);
	},
);
