import { networkInterfaces, platform } from 'node:os';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { machineFacts } from '../../machine/machineFacts';

/** The machine that the server runs on, for moderators, whatever is told to everyone. */
export default defineEndpoint(
	{
		name: 'admin/server-info',
		params: p.none,
		credential: true,
		permission: 'read:admin:server-info',
		role: 'moderator',
	},
	async ({ core: { options } }) => ({
		...(await machineFacts(options.data)),
		os: platform(),
		node: process.version,
		// The field is named after the database of other servers.
		psql: 'SQLite',
		net: { interface: outwardInterface() },
	}),
);

const outwardInterface = (): string =>
	Object.entries(networkInterfaces()).find(([, addresses]) => addresses?.some(({ internal }) => !internal))?.[0] ??
	'lo';
