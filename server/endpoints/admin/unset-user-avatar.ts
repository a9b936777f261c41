import { ApiError } from '../../http/ApiError';
import { commonErrors } from '../../http/commonErrors';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { users } from '../../store/tables/users';
import { announceMeUpdated } from '../../users/announceMeUpdated';

export default defineEndpoint(
	{
		name: 'admin/unset-user-avatar',
		params: p.params({ userId: p.id() }),
		credential: true,
		permission: 'write:admin:unset-user-avatar',
		role: 'moderator',
	},
	({ core, params }) => {
		const none = { avatarId: null, avatarPath: null, avatarBlurhash: null };
		if (core.db.update(users, none, 'id = ?', params.userId) === 0) throw new ApiError(commonErrors.internal);
		announceMeUpdated(core, params.userId);
	},
);
