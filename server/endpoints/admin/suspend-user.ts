import { ApiError } from '../../http/ApiError';
import { commonErrors } from '../../http/commonErrors';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { users } from '../../store/tables/users';

export default defineEndpoint(
	{
		name: 'admin/suspend-user',
		params: p.params({ userId: p.id() }),
		credential: true,
		permission: 'write:admin:suspend-user',
		role: 'moderator',
	},
	({ core, params }) => {
		const user = core.db.byId(users, params.userId);
		if (!user) throw new ApiError(commonErrors.internal);
		// Moderators can't be suspended.
		if (core.roles.isModerator(user)) throw new ApiError(commonErrors.accessDenied);
		core.db.update(users, { isSuspended: true }, 'id = ?', user.id);
		core.bus.emit('signedOut', { userId: user.id });
	},
);
