import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { notifications } from '../../store/tables/server';

export default defineEndpoint(
	{
		name: 'notifications/flush',
		params: p.none,
		credential: true,
		permission: 'write:notifications',
	},
	({ core, me }) => {
		core.db.delete(notifications, 'userId = ?', me.id);
		core.bus.emit('main', { userId: me.id, type: 'notificationFlushed', body: null });
	},
);
