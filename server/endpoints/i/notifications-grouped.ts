import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { markAllRead } from '../../notifications/markAllRead';
import { NOTIFICATION_TYPES } from '../../notifications/notificationTypes';
import { selectGroups } from '../../notifications/selectGroups';
import { packGroups } from '../../pack/packGroups';

export default defineEndpoint(
	{
		name: 'i/notifications-grouped',
		params: p.params({
			limit: p.limit(),
			...p.paging,
			markAsRead: p.optional(p.flag(), true),
			includeTypes: p.optional(p.list(p.oneOf(...NOTIFICATION_TYPES), { max: 100 })),
			excludeTypes: p.optional(p.list(p.oneOf(...NOTIFICATION_TYPES), { max: 100 })),
		}),
		credential: true,
		permission: 'read:notifications',
		limit: { duration: 30_000, max: 30 },
	},
	({ core, me, params }) => {
		const groups = selectGroups(core, me.id, params);
		if (params.markAsRead) core.db.inPassing(() => markAllRead(core, me.id));
		return packGroups(core, groups);
	},
);
