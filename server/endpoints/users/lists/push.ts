import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { addMember } from '../../../lists/listMembership';
import { ownList } from '../../../lists/ownList';
import { users } from '../../../store/tables/users';

export default defineEndpoint(
	{
		name: 'users/lists/push',
		params: p.params({ listId: p.id(), userId: p.id() }),
		credential: true,
		permission: 'write:account',
		prohibitMoved: true,
		limit: { duration: 3_600_000, max: 30 },
		errors: {
			noSuchList: { code: 'NO_SUCH_LIST', id: '2214501d-ac96-4049-b717-91e42272a711', message: 'No such list.' },
			noSuchUser: { code: 'NO_SUCH_USER', id: 'a89abd3d-f0bc-4cce-beb1-2f446f4f1e6a', message: 'No such user.' },
			alreadyAdded: {
				code: 'ALREADY_ADDED',
				id: '1de7c884-1595-49e9-857e-61f12f4d4fc5',
				message: 'That user has already been added to that list.',
			},
			youHaveBeenBlocked: {
				code: 'YOU_HAVE_BEEN_BLOCKED',
				id: '990232c5-3f9d-4d83-9f3f-ef27b6332a4b',
				message: 'You have been blocked by that user.',
			},
			tooManyUsers: {
				code: 'TOO_MANY_USERS',
				id: '2dd9752e-a338-413d-8eec-41814430989b',
				message: 'You cannot add any more people to that list.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const list = ownList(core, me, params.listId);
		if (!list) throw errors.noSuchList();
		const person = core.db.byId(users, params.userId);
		if (!person) throw errors.noSuchUser();
		addMember(core, me, list, person);
	},
);
