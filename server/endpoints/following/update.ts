import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packUserLite } from '../../pack/packUserLite';
import { changeOfFollow } from '../../relations/changeOfFollow';
import { isFollowing } from '../../relations/isFollowing';
import { follows } from '../../store/tables/relations';
import { users } from '../../store/tables/users';

export default defineEndpoint(
	{
		name: 'following/update',
		params: p.params({
			userId: p.id(),
			notify: p.optional(p.oneOf('normal', 'none')),
			withReplies: p.optional(p.flag()),
		}),
		credential: true,
		permission: 'write:following',
		limit: { duration: 3_600_000, max: 100 },
		errors: {
			noSuchUser: { code: 'NO_SUCH_USER', id: '14318698-f67e-492a-99da-5353a5ac52be', message: 'No such user.' },
			followeeIsYourself: {
				code: 'FOLLOWEE_IS_YOURSELF',
				id: '4c4cbaf9-962a-463b-8418-a5e365dbf2eb',
				message: 'Followee is yourself.',
			},
			notFollowing: {
				code: 'NOT_FOLLOWING',
				id: 'b8dc75cf-1cb5-46c9-b14b-5f1ffbd782c9',
				message: 'You are not following that user.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (params.userId === me.id) throw errors.followeeIsYourself();
		if (!core.db.byId(users, params.userId)) throw errors.noSuchUser();
		const change = changeOfFollow(params);
		const own = 'followerId = ? AND followeeId = ?';
		if (!isFollowing(core, me.id, params.userId)) throw errors.notFollowing();
		core.db.update(follows, change, own, me.id, params.userId);
		core.bus.emit('relations', { userId: me.id });
		return packUserLite(core, me);
	},
);
