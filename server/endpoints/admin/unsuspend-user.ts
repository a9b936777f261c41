import { ApiError } from '../../http/ApiError';
import { commonErrors } from '../../http/commonErrors';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { users } from '../../store/tables/users';

export default defineEndpoint(
	{
		name: 'admin/unsuspend-user',
		params: p.params({ userId: p.id() }),
		credential: true,
		permission: 'write:admin:unsuspend-user',
		role: 'moderator',
	},
	({ core, params }) => {
		const user = core.db.byId(users, params.userId);
		if (!user) throw new ApiError(commonErrors.internal);
		core.db.update(users, { isSuspended: false }, 'id = ?', user.id);
	},
);
