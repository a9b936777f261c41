import { ApiError } from '../../http/ApiError';
import { commonErrors } from '../../http/commonErrors';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packModerated } from '../../pack/packModerated';
import { isAbove } from '../../roles/isAbove';
import { users } from '../../store/tables/users';

export default defineEndpoint(
	{
		name: 'admin/show-user',
		params: p.params({ userId: p.id() }),
		credential: true,
		permission: 'read:admin:show-user',
		role: 'moderator',
	},
	({ core, me, params }) => {
		const user = core.db.byId(users, params.userId);
		// As on the real server, which has no error for this.
		if (!user) throw new ApiError(commonErrors.internal);
		if (isAbove(core, user, me)) throw new ApiError(commonErrors.accessDenied);
		return packModerated(core, user);
	},
);
