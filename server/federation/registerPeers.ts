import type { FastifyInstance } from 'fastify';
import type { Core } from '../Core';
import { instances } from '../store/tables/server';

/** Serves the names of the servers whose users are known here, at the address that other software uses. */
export function registerPeers(app: FastifyInstance, core: Core): void {
	app.get('/api/v1/instance/peers', (_request, reply) =>
		reply
			.header('cache-control', 'private, max-age=0, must-revalidate')
			.type('application/json; charset=utf-8')
			.send(JSON.stringify(core.db.select(instances, 'ORDER BY t.host').map(({ host }) => host))),
	);
}
