import { ApiError } from '../../http/ApiError';
import { commonErrors } from '../../http/commonErrors';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { profiles } from '../../store/tables/users';

export default defineEndpoint(
	{
		name: 'admin/update-user-note',
		params: p.params({ userId: p.id(), text: p.text({ max: 8192 }) }),
		credential: true,
		permission: 'write:admin:user-note',
		role: 'moderator',
	},
	({ core, params }) => {
		const count = core.db.update(profiles, { moderationNote: params.text }, 'userId = ?', params.userId);
		if (count === 0) throw new ApiError(commonErrors.internal);
	},
);
