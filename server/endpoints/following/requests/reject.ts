import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { dropRequest } from '../../../relations/followRequests';
import { tellUnfollowed } from '../../../relations/unfollow';
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
		if (dropRequest(core, follower.id, me.id)) tellUnfollowed(core, follower, me.id);
	},
);
