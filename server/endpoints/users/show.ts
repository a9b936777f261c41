import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packUser, packUsers } from '../../pack/packUser';
import { users } from '../../store/tables/users';
import { findOne } from '../../users/findOne';
import { isShownTo } from '../../users/isShownTo';

export default defineEndpoint(
	{
		name: 'users/show',
		params: p.withOneOf(['userId', 'userIds', 'username'], {
			userId: p.optional(p.id()),
			userIds: p.optional(p.list(p.id(), { max: 1000, unique: true })),
			username: p.optional(p.text({ max: 128 })),
			host: p.nullish(p.host()),
			// From a later version of the API.
			detailed: p.optional(p.json({ maxBytes: 64, maxDepth: 1 })),
		}),
		errors: {
			failedToResolveRemoteUser: {
				code: 'FAILED_TO_RESOLVE_REMOTE_USER',
				id: 'ef7b9be4-9cba-4e6f-ab41-90ed171c7d3c',
				message: 'Failed to resolve remote user.',
				status: 500,
				kind: 'server',
			},
			noSuchUser: {
				code: 'NO_SUCH_USER',
				id: '4362f8dc-731f-4ad8-a694-be5a88922a24',
				message: 'No such user.',
				status: 404,
			},
		},
	},
	({ core, me, params, errors, address }) => {
		if (params.userIds) {
			const found = core.db.byIds(users, params.userIds);
			const rows = params.userIds.flatMap(id => found.get(id) ?? []).filter(user => isShownTo(core, user, me));
			return packUsers(core, rows, me);
		}
		const user = findOne(core, params);
		if (user === 'elsewhere') throw errors.failedToResolveRemoteUser();
		if (!user || !isShownTo(core, user, me)) throw errors.noSuchUser();
		if (me?.id !== user.id) core.bus.emit('profileView', { userId: user.id, viewerId: me?.id ?? null, address });
		return packUser(core, user, me);
	},
);
