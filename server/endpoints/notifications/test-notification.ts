import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { notify } from '../../notifications/notify';

export default defineEndpoint(
	{
		name: 'notifications/test-notification',
		params: p.none,
		credential: true,
		permission: 'write:notifications',
		limit: { duration: 60_000, max: 10 },
	},
	({ core, me }) => {
		notify(core, me.id, { type: 'test' });
	},
);
