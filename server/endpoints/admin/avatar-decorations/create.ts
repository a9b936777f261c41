import {
	decorationDescription,
	decorationName,
	decorationRoles,
	decorationUrl,
} from '../../../decorations/decorationParams';
import { checkRoom } from '../../../http/checkRoom';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packManagedDecoration } from '../../../pack/packDecoration';
import { type AvatarDecorationRow, avatarDecorations } from '../../../store/tables/server';

/** Every client fetches all of them. */
const DECORATIONS_MAX = 2000;

export default defineEndpoint(
	{
		name: 'admin/avatar-decorations/create',
		params: p.params({
			name: decorationName(),
			description: decorationDescription(),
			url: decorationUrl(),
			roleIdsThatCanBeUsedThisDecoration: p.optional(decorationRoles(), []),
		}),
		credential: true,
		permission: 'write:admin:avatar-decorations',
		policy: 'canManageAvatarDecorations',
	},
	({ core, params: { name, description, url, roleIdsThatCanBeUsedThisDecoration: roleIds } }) => {
		checkRoom(core.decorations.all().size, DECORATIONS_MAX);
		const row: AvatarDecorationRow = {
			...{ id: core.ids.next(), name, description, url: core.urls.toPath(url), roleIds },
			updatedAt: null,
		};
		core.db.insert(avatarDecorations, row);
		core.decorations.changed();
		return packManagedDecoration(core, row);
	},
);
