import { ApiError } from '../../../http/ApiError';
import { commonErrors } from '../../../http/commonErrors';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { avatarDecorations } from '../../../store/tables/server';

/** Those who wear it don't any longer. */
export default defineEndpoint(
	{
		name: 'admin/avatar-decorations/delete',
		params: p.params({ id: p.id() }),
		credential: true,
		permission: 'write:admin:avatar-decorations',
		policy: 'canManageAvatarDecorations',
	},
	({ core, params: { id } }) => {
		// As on the real server, which has no error for this case.
		if (core.db.delete(avatarDecorations, 'id = ?', id) === 0) throw new ApiError(commonErrors.internal);
		core.decorations.changed();
	},
);
