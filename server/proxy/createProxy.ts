import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { Pool } from 'undici';
import { captchaPlace } from '../captcha/captchaPlace';
import { guardCaptchaOrigin } from '../captcha/guardCaptchaOrigin';
import { isKeptFromCaptchas } from '../captcha/isKeptFromCaptchas';
import { connectionTimes } from '../http/connectionTimes';
import { guardBodies } from '../http/guardBodies';
import { originOf } from '../net/lanAddress';
import { visitorAddress } from '../net/visitorAddress';
import type { ServerOptions } from '../serverOptions';
import { canonicalRedirect } from '../static/canonicalRedirect';
import { registerManifest } from '../static/registerManifest';
import { registerPages } from '../static/registerPages';
import { StaticFolder } from '../static/StaticFolder';
import { forwardedPath } from './forwardedPath';
import { requestHeaders } from './forwardHeaders';
import { forwardOAuth, isOAuthPage } from './forwardOAuth';
import { forwardRequest } from './forwardRequest';
import { endSocket, forwardUpgrade } from './forwardUpgrade';
import { OtherIdentity } from './OtherIdentity';

const TIMEOUT_MS = 60_000;

export interface RunningProxy {
	readonly app: FastifyInstance;
	readonly origin: string;
	stop(): Promise<void>;
}

/** Serves the client in front of another server, and forwards its API, streaming and media routes. */
export async function createProxy(options: ServerOptions & { server: string }): Promise<RunningProxy> {
	const target = new URL(options.server);
	let origin = options.origin ?? '';
	const app = Fastify({
		...connectionTimes(options),
		logger: options.verbose,
		forceCloseConnections: true,
		exposeHeadRoutes: false,
	});
	const captchas = () => captchaPlace(origin, options.captchaOrigin);
	guardCaptchaOrigin(app, captchas);
	guardBodies(app, options.bodyWindowMs);
	const dispatcher = new Pool(target.origin, { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS });
	app.addHook('onClose', () => dispatcher.destroy());
	const headersOf = (request: IncomingMessage) =>
		requestHeaders(request.headers, target, options.forwardAddress ? visitorAddress(request) : null);
	const folder = new StaticFolder(options.clientFolder);
	const page = async () => (await folder.find('/index.html'))?.bytes.toString('utf8') ?? null;
	const boundHost = () => `${options.host}:${options.port}`;
	const place = () => ({ origin, boundHost: boundHost(), captchaHost: captchas()?.host });
	// First of all hooks: bodies are forwarded as they arrive.
	app.addHook('onRequest', async (request, reply) => {
		const path = forwardedPath(request.raw.url ?? '');
		if (path === null) return;
		const asksConsent = isOAuthPage(request.raw.method, path);
		// Only there are the sign-ins that can be chosen among.
		const elsewhere = asksConsent && request.method === 'GET' ? canonicalRedirect(request, place()) : null;
		if (elsewhere !== null) return reply.redirect(elsewhere);
		reply.hijack();
		const to = { dispatcher, target, path, headers: headersOf(request.raw) };
		if (asksConsent) await forwardOAuth(request.raw, reply.raw, { ...to, origin, page });
		else await forwardRequest(request.raw, reply.raw, to);
	});
	app.get('/streaming', (_request, reply) => reply.status(503).send());
	app.server.on('upgrade', (request, socket, head) => {
		const url = request.url ?? '';
		const { headers } = request;
		const isRefused = isKeptFromCaptchas({ host: headers.host ?? '', url, headers }, captchas());
		const isStream = /^\/streaming(?:\?|$)/.test(url) && !isRefused;
		if (isStream) return forwardUpgrade(request, socket, head, { target, path: url, headers: headersOf(request) });
		socket.on('error', () => {});
		return endSocket(socket, '404 Not Found');
	});
	const other = new OtherIdentity(dispatcher);
	registerManifest(app, { identity: () => other.get() });
	registerPages(app, { clientFolder: options.clientFolder, origin: () => origin, boundHost, captchas });
	await app.listen({ port: options.port, host: options.host });
	const address = app.server.address();
	const port = typeof address === 'object' && address ? address.port : options.port;
	origin = options.origin ?? originOf(options.host, port);
	return { app, origin, stop: () => app.close() };
}
