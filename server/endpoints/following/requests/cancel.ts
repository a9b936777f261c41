import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packUserLite } from '../../../pack/packUserLite';
import { deleteRequest } from '../../../relations/followRequests';
import { users } from '../../../store/tables/users';

export default defineEndpoint(
	{
		name: 'following/requests/cancel',
		params: p.params({ userId: p.id() }),
		credential: true,
		permission: 'write:following',
		errors: {
			noSuchUser: { code: 'NO_SUCH_USER', id: '4e68c551-fc4c-4e46-bb41-7d4a37bf9dab', message: 'No such user.' },
			followRequestNotFound: {
				code: 'FOLLOW_REQUEST_NOT_FOUND',
				id: '089b125b-d338-482a-9a09-e2622ac9f8d4',
				message: 'Follow request not found.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const followee = core.db.byId(users, params.userId);
		if (!followee) throw errors.noSuchUser();
		if (!deleteRequest(core, me.id, followee.id)) throw errors.followRequestNotFound();
		return packUserLite(core, followee);
	},
);
