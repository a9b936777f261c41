import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packManagedDecoration } from '../../../pack/packDecoration';

/** Oldest first; all of them unless a limit is given. */
export default defineEndpoint(
	{
		name: 'admin/avatar-decorations/list',
		params: p.params({
			limit: p.optional(p.integer({ min: 1, max: 100 })),
			sinceId: p.optional(p.id()),
			untilId: p.optional(p.id()),
			userId: p.nullish(p.id()),
		}),
		credential: true,
		permission: 'read:admin:avatar-decorations',
		policy: 'canManageAvatarDecorations',
	},
	({ core, params: { limit, sinceId, untilId } }) =>
		[...core.decorations.all().values()]
			.filter(({ id }) => (sinceId === undefined || id > sinceId) && (untilId === undefined || id < untilId))
			.slice(0, limit)
			.map(row => packManagedDecoration(core, row)),
);
