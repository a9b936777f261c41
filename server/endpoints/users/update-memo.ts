import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { memos } from '../../store/tables/relations';
import { users } from '../../store/tables/users';

/** Sets the caller's private memo about a user; an empty one deletes it. */
export default defineEndpoint(
	{
		name: 'users/update-memo',
		params: p.params({ userId: p.id(), memo: p.nullable(p.text({ max: 2048 })) }),
		credential: true,
		permission: 'write:account',
		errors: {
			noSuchUser: { code: 'NO_SUCH_USER', id: '6fef56f3-e765-4957-88e5-c6f65329b8a5', message: 'No such user.' },
		},
	},
	({ core, me, params, errors }) => {
		const { userId, memo } = params;
		if (!core.db.byId(users, userId)) throw errors.noSuchUser();
		if (memo) core.db.replace(memos, { userId: me.id, targetUserId: userId, memo });
		else core.db.delete(memos, 'userId = ? AND targetUserId = ?', me.id, userId);
	},
);
