import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { markAllRead } from '../../notifications/markAllRead';
import { notificationParams } from '../../notifications/notificationParams';
import { selectGroups } from '../../notifications/selectGroups';
import { packGroups } from '../../pack/packGroups';

export default defineEndpoint(
	{
		name: 'i/notifications-grouped',
		params: p.params(notificationParams),
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
