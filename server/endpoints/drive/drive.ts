import { usedBytes } from '../../drive/driveUsage';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

const MEBIBYTE = 1024 * 1024;

export default defineEndpoint(
	{ name: 'drive', params: p.none, credential: true, permission: 'read:drive' },
	({ core, me }) => ({
		capacity: core.roles.policies(me).driveCapacityMb * MEBIBYTE,
		usage: usedBytes(core, me.id),
	}),
);
