import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { deleteRequest } from '../../../relations/followRequests';
import { announceUnfollow } from '../../../relations/unfollow';
import { users } from '../../../store/tables/users';

export default defineEndpoint(
	{
		name: 'following/requests/reject',
		params: p.params({ userId: p.id() }),
		credential: true,
		permission: 'write:following',
		errors: {
			noSuchUser: { code: 'NO_SUCH_USER', id: 'abc2ffa6-25b2-4380-ba99-321ff3a94555', message: 'No such user.' },
		},
	},
	({ core, me, params, errors }) => {
		const follower = core.db.byId(users, params.userId);
		if (!follower) throw errors.noSuchUser();
		if (deleteRequest(core, follower.id, me.id)) announceUnfollow(core, follower, me.id);
	},
);
