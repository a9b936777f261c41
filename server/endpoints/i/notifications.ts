import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { markAllRead } from '../../notifications/markAllRead';
import { notificationParams } from '../../notifications/notificationParams';
import { selectNotifications } from '../../notifications/selectNotifications';
import { packNotifications } from '../../pack/packNotification';

export default defineEndpoint(
	{
		name: 'i/notifications',
		params: p.params(notificationParams),
		credential: true,
		permission: 'read:notifications',
		limit: { duration: 30_000, max: 30 },
	},
	({ core, me, params }) => {
		const rows = selectNotifications(core, me.id, params);
		if (params.markAsRead) core.db.inPassing(() => markAllRead(core, me.id));
		return packNotifications(core, rows);
	},
);
