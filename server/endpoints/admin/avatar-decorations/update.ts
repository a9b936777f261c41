import {
	decorationDescription,
	decorationName,
	decorationRoles,
	decorationUrl,
} from '../../../decorations/decorationParams';
import { ApiError } from '../../../http/ApiError';
import { commonErrors } from '../../../http/commonErrors';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { avatarDecorations } from '../../../store/tables/server';

/** Missing parameters stay unchanged. */
export default defineEndpoint(
	{
		name: 'admin/avatar-decorations/update',
		params: p.params({
			id: p.id(),
			name: p.optional(decorationName()),
			description: p.optional(decorationDescription()),
			url: p.optional(decorationUrl()),
			roleIdsThatCanBeUsedThisDecoration: p.optional(decorationRoles()),
		}),
		credential: true,
		permission: 'write:admin:avatar-decorations',
		policy: 'canManageAvatarDecorations',
	},
	({ core, params: { id, name, description, url, roleIdsThatCanBeUsedThisDecoration: roleIds } }) => {
		const row = core.decorations.all().get(id);
		// As on the real server, which has no error for this case.
		if (!row) throw new ApiError(commonErrors.internal);
		const patch = {
			name: name ?? row.name,
			description: description ?? row.description,
			url: url === undefined ? row.url : core.urls.toPath(url),
			roleIds: roleIds ?? row.roleIds,
			updatedAt: Date.now(),
		};
		core.db.update(avatarDecorations, patch, 'id = ?', id);
		core.decorations.changed();
	},
);
