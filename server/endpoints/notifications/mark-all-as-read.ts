import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { markAllRead } from '../../notifications/markAllRead';

export default defineEndpoint(
	{
		name: 'notifications/mark-all-as-read',
		params: p.none,
		credential: true,
		permission: 'write:notifications',
	},
	({ core, me }) => markAllRead(core, me.id, { isAlwaysTold: true }),
);
