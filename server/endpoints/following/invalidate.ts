import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packUserLite } from '../../pack/packUserLite';
import { unfollow } from '../../relations/unfollow';
import { users } from '../../store/tables/users';

export default defineEndpoint(
	{
		name: 'following/invalidate',
		params: p.params({ userId: p.id() }),
		credential: true,
		permission: 'write:following',
		limit: { duration: 3_600_000, max: 100 },
		errors: {
			noSuchUser: { code: 'NO_SUCH_USER', id: 'b77e6ae6-a3e5-40da-9cc8-c240115479cc', message: 'No such user.' },
			followerIsYourself: {
				code: 'FOLLOWER_IS_YOURSELF',
				id: '07dc03b9-03da-422d-885b-438313707662',
				message: 'Follower is yourself.',
			},
			notFollowing: {
				code: 'NOT_FOLLOWING',
				id: '918faac3-074f-41ae-9c43-ed5d2946770d',
				message: 'You are not following that user.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (params.userId === me.id) throw errors.followerIsYourself();
		const follower = core.db.byId(users, params.userId);
		if (!follower) throw errors.noSuchUser();
		if (!unfollow(core, follower, me)) throw errors.notFollowing();
		return packUserLite(core, follower);
	},
);
