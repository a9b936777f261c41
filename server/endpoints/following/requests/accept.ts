import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { acceptRequest } from '../../../relations/acceptRequest';
import { users } from '../../../store/tables/users';

export default defineEndpoint(
	{
		name: 'following/requests/accept',
		params: p.params({ userId: p.id() }),
		credential: true,
		permission: 'write:following',
		errors: {
			noSuchUser: { code: 'NO_SUCH_USER', id: '66ce1645-d66c-46bb-8b79-96739af885bd', message: 'No such user.' },
			noFollowRequest: {
				code: 'NO_FOLLOW_REQUEST',
				id: 'bcde4f8b-0913-4614-8881-614e522fb041',
				message: 'No follow request.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (!core.db.byId(users, params.userId)) throw errors.noSuchUser();
		if (!acceptRequest(core, me, params.userId)) throw errors.noFollowRequest();
	},
);
