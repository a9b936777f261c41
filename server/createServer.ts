import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerAccounts } from './auth/registerAccounts';
import type { Core } from './Core';
import { openCore } from './Core';
import { demoWorld } from './demo/demoWorld';
import { endpoints } from './endpoints';
import { connectionTimes } from './http/connectionTimes';
import { guardBodies } from './http/guardBodies';
import { registerApi } from './http/registerApi';
import { startJobs } from './jobs/startJobs';
import { originOf } from './net/lanAddress';
import { registerRoutes } from './registerRoutes';
import type { ServerOptions } from './serverOptions';
import { registerStreaming } from './streaming/registerStreaming';

const BODY_MAX_BYTES = 1024 * 1024;
/** A form's field: its text is kept in memory before anybody is known to send it. */
const FIELD_MAX_BYTES = 100_000;
/** Nothing is sent nor read so long: longer than any answer takes. Streams have pings of their own instead. */
const SILENT_MS = 5 * 60_000;

export interface RunningServer {
	readonly app: FastifyInstance;
	readonly core: Core;
	/** Where this machine reaches it, such as `http://127.0.0.1:3000`. The canonical origin is `core.urls.origin`. */
	readonly origin: string;
	/** How many streams are open. */
	streams(): number;
	/** Answers what is being asked, closes streams and database. Resolves when no thread draws a picture any more. */
	stop(): Promise<void>;
}

/**
 * Builds the server and listens. Port 0 takes a free one. Several may run in one process (tests do).
 * @param report is told what the making of the demo world is at
 */
export async function createServer(
	options: ServerOptions,
	report: (step: string) => void = () => {},
): Promise<RunningServer> {
	const core = openCore(options);
	const app = Fastify({
		bodyLimit: BODY_MAX_BYTES,
		// Believed only from this machine: a reverse proxy in front tells who asks.
		trustProxy: ['127.0.0.1', '::1', '::ffff:127.0.0.1'],
		logger: options.verbose,
		...connectionTimes(options),
		connectionTimeout: SILENT_MS,
		routerOptions: { maxParamLength: 500 },
	});
	let streaming: { count(): number };
	try {
		// What waits for a picture is answered, so that the others' answers are all that the end waits for.
		app.addHook('preClose', done => {
			void core.pictures.close();
			done();
		});
		guardBodies(app, options.bodyWindowMs);
		await app.register(multipart, {
			limits: { files: 2, fields: 50, fieldSize: FIELD_MAX_BYTES, fileSize: options.uploadMaxBytes },
		});
		if (options.seed) await demoWorld.make(core, { report });
		registerAccounts(app, core);
		registerApi(app, core, endpoints);
		streaming = registerStreaming(app, core);
		registerRoutes(app, core);
		startJobs(core);
		await app.listen({ port: options.port, host: options.host });
	} catch (error) {
		await app.close();
		core.close();
		throw error;
	}
	const address = app.server.address();
	const port = typeof address === 'object' && address ? address.port : options.port;
	const shown = options.host === '0.0.0.0' || options.host === '::' ? '127.0.0.1' : options.host;
	const origin = `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
	core.urls.origin = options.origin ?? originOf(options.host, port);
	demoWorld.live(core, options.notesPerSecond);
	return {
		app,
		core,
		origin,
		streams: () => streaming.count(),
		async stop() {
			await app.close();
			core.close();
			await core.pictures.close();
		},
	};
}
