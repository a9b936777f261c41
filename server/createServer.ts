import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerAccounts } from './auth/registerAccounts';
import type { Core } from './Core';
import { openCore } from './Core';
import { captchaPlaceOf } from './captcha/captchaPlaceOf';
import { guardCaptchaOrigin } from './captcha/guardCaptchaOrigin';
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
/** A form field is kept in memory before its sender is authenticated. */
const FIELD_MAX_BYTES = 100_000;
/** The longest time without traffic, longer than any response takes. Streams use pings instead. */
const SILENT_MS = 5 * 60_000;

export interface RunningServer {
	readonly app: FastifyInstance;
	readonly core: Core;
	/** The address on this machine, such as `http://127.0.0.1:3000`. The canonical origin is `core.urls.origin`. */
	readonly origin: string;
	/** The number of open streams. */
	streams(): number;
	/** Finishes running requests, closes streams and database. Resolves when no thread draws pictures any more. */
	stop(): Promise<void>;
}

/**
 * Builds the server and listens. Port 0 takes a free one. Several may run in one process (tests do).
 * @param report called with progress while the demo world is made
 */
export async function createServer(
	options: ServerOptions,
	report: (step: string) => void = () => {},
): Promise<RunningServer> {
	const core = openCore(withOtherServer(options));
	const app = Fastify({
		bodyLimit: BODY_MAX_BYTES,
		// Only trusted from this machine: a reverse proxy in front sends the client's address.
		trustProxy: ['127.0.0.1', '::1', '::ffff:127.0.0.1'],
		logger: options.verbose,
		...connectionTimes(options),
		connectionTimeout: SILENT_MS,
		routerOptions: { maxParamLength: 500 },
	});
	let streaming: { count(): number };
	try {
		// Requests that wait for a picture are answered, so that closing only waits for other requests.
		app.addHook('preClose', done => {
			void core.pictures.close();
			done();
		});
		guardCaptchaOrigin(app, () => captchaPlaceOf(core));
		guardBodies(app, options.bodyWindowMs);
		await app.register(multipart, {
			limits: { files: 2, fields: 50, fieldSize: FIELD_MAX_BYTES, fileSize: options.uploadMaxBytes },
		});
		if (options.seed) {
			await demoWorld.make(core, { report });
			demoWorld.offer(app, core);
		}
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
	if (options.copiesOf !== undefined) await demoWorld.copy(core, options.copiesOf);
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

/** The pictures of a server whose notes are copied may be on this machine. */
function withOtherServer(options: ServerOptions): ServerOptions {
	const { copiesOf, privateHosts = [] } = options;
	return copiesOf === undefined ? options : { ...options, privateHosts: [...privateHosts, new URL(copiesOf).host] };
}
