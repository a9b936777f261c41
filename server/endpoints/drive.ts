import { capacityBytes, usedBytes } from '../drive/driveUsage';
import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';

export default defineEndpoint(
	{ name: 'drive', params: p.none, credential: true, permission: 'read:drive' },
	({ core, me }) => ({
		capacity: capacityBytes(core, me),
		usage: usedBytes(core, me.id),
	}),
);
