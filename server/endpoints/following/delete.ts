import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packUserLite } from '../../pack/packUserLite';
import { unfollow } from '../../relations/unfollow';
import { users } from '../../store/tables/users';

export default defineEndpoint(
	{
		name: 'following/delete',
		params: p.params({ userId: p.id() }),
		credential: true,
		permission: 'write:following',
		limit: { duration: 3_600_000, max: 100 },
		errors: {
			noSuchUser: { code: 'NO_SUCH_USER', id: '5b12c78d-2b28-4dca-99d2-f56139b42ff8', message: 'No such user.' },
			followeeIsYourself: {
				code: 'FOLLOWEE_IS_YOURSELF',
				id: 'd9e400b9-36b0-4808-b1d8-79e707f1296c',
				message: 'Followee is yourself.',
			},
			notFollowing: {
				code: 'NOT_FOLLOWING',
				id: '5dbf82f5-c92b-40b1-87d1-6c8c0741fd09',
				message: 'You are not following that user.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (params.userId === me.id) throw errors.followeeIsYourself();
		const followee = core.db.byId(users, params.userId);
		if (!followee) throw errors.noSuchUser();
		if (!unfollow(core, me, followee)) throw errors.notFollowing();
		return packUserLite(core, followee);
	},
);
