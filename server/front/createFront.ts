import Fastify, { type FastifyInstance } from 'fastify';
import { originOf } from '../net/lanAddress';
import { registerPages } from '../pages/registerPages';
import type { ServerOptions } from '../serverOptions';
import { forwardRequest } from './forwardRequest';
import { forwardUpgrade } from './forwardUpgrade';

/** Routes of the other server. Our own assets and pages stand in front of its (DESIGN 3.11). */
const FORWARDED = [
	'/api',
	'/api-doc',
	'/api.json',
	'/files',
	'/proxy',
	'/media',
	'/emoji',
	'/twemoji',
	'/twemoji-badge',
	'/fluent-emoji',
	'/avatar',
	'/identicon',
	'/static-assets',
	'/client-assets',
	'/url',
	'/nodeinfo',
	'/.well-known',
	'/oauth',
	'/manifest.json',
	'/miauth-static',
	'/embed',
	'/embed.js',
];

export interface RunningFront {
	readonly app: FastifyInstance;
	readonly origin: string;
	stop(): Promise<void>;
}

/** Serves the client in front of another server: its API, streaming and media routes are passed on to it. */
export async function createFront(options: ServerOptions & { server: string }): Promise<RunningFront> {
	const target = new URL(options.server);
	let origin = options.origin ?? '';
	const app = Fastify({ logger: options.verbose, forceCloseConnections: true, exposeHeadRoutes: false });
	// Bodies are passed on as they come, whatever they are.
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('*', (_request, _payload, done) => done(null));
	for (const path of FORWARDED) {
		for (const url of [path, `${path}/*`]) {
			app.all(url, (request, reply) => {
				reply.hijack();
				forwardRequest(target, request.raw, reply.raw);
			});
		}
	}
	app.get('/streaming', (_request, reply) => reply.status(503).send());
	app.server.on('upgrade', (request, socket, head) => forwardUpgrade(target, request, socket, head));
	registerPages(app, {
		clientFolder: options.clientFolder,
		origin: () => origin,
		boundHost: () => `${options.host}:${options.port}`,
	});
	await app.listen({ port: options.port, host: options.host });
	const address = app.server.address();
	const port = typeof address === 'object' && address ? address.port : options.port;
	origin = options.origin ?? originOf(options.host, port);
	return { app, origin, stop: () => app.close() };
}
