import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Core } from '../Core';
import { captchaPlaceOf } from '../captcha/captchaPlaceOf';
import { isKeptFromCaptchas } from '../captcha/isKeptFromCaptchas';
import { addressKey } from '../http/addressKey';
import { authenticate, type Caller } from '../http/authenticate';
import { visitorAddress } from '../net/visitorAddress';
import { FanOut } from './FanOut';
import { OpenStreams } from './OpenStreams';
import { StreamConnection } from './StreamConnection';

/** A client that hasn't answered by the next ping is disconnected. */
const PING_EVERY_MS = 30_000;
const MESSAGE_MAX_BYTES = 64 * 1024;

/** Opens a stream for every upgrade, whatever its path (as the real server does). */
export function registerStreaming(app: FastifyInstance, core: Core): { count(): number } {
	const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_MAX_BYTES });
	const fanOut = new FanOut(core);
	const opened = new OpenStreams();
	const alive = new Map<WebSocket, { connection: StreamConnection; hasAnswered: boolean }>();

	app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
		// Also during a refusal, as a reset socket would otherwise end the process.
		socket.on('error', () => socket.destroy());
		try {
			if (isOfCaptchas(core, request)) return refuse(socket, 404);
			const caller = callerOf(core, request);
			if (typeof caller === 'number') return refuse(socket, caller);
			const leave = opened.join(caller.me?.id ?? null, addressKey(visitorAddress(request)));
			if (!leave) return refuse(socket, 429);
			socket.once('close', leave);
			sockets.handleUpgrade(request, socket, head, websocket => open(websocket, socket, caller));
		} catch (error) {
			console.error('An upgrade failed:', error);
			socket.destroy();
		}
	});
	const open = (websocket: WebSocket, socket: Duplex, caller: Caller) => {
		const connection = new StreamConnection(core, { websocket, pipe: socket, fanOut }, caller);
		const state = { connection, hasAnswered: true };
		alive.set(websocket, state);
		connection.touch();
		websocket.on('pong', () => {
			state.hasAnswered = true;
		});
		websocket.on('close', () => alive.delete(websocket));
	};
	// The stream's path without an upgrade.
	app.get('/streaming', (_request, reply) => reply.status(503).send());

	const timer = setInterval(() => {
		for (const [websocket, state] of alive) {
			if (!state.hasAnswered) {
				websocket.terminate();
				continue;
			}
			state.hasAnswered = false;
			state.connection.touch();
			websocket.ping();
		}
	}, PING_EVERY_MS);
	app.addHook('preClose', async () => {
		clearInterval(timer);
		for (const websocket of alive.keys()) websocket.terminate();
		sockets.close();
	});
	return { count: () => alive.size };
}

/**
 * The caller, or the status of the refusal. Apps need `read:account`. Only a token signs in: other origins' pages have
 * none, and cookies, which browsers add by themselves, are ignored.
 */
function callerOf(core: Core, request: IncomingMessage): Caller | 401 | 403 {
	// Not by `URL`, which rejects paths that clients may send, such as `//`.
	const { url = '' } = request;
	const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
	const given = new URLSearchParams(query).get('i');
	try {
		const caller = authenticate(core, request.headers.authorization, given);
		if (caller.token?.kind === 'app' && !caller.token.permissions.includes('read:account')) return 401;
		return caller.me?.isSuspended ? 403 : caller;
	} catch {
		return 401;
	}
}

const isOfCaptchas = (core: Core, { url = '', headers }: IncomingMessage): boolean =>
	isKeptFromCaptchas({ host: headers.host ?? '', url, headers }, captchaPlaceOf(core));

const REASONS = { 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found', 429: 'Too Many Requests' };

function refuse(socket: Duplex, status: keyof typeof REASONS): void {
	const challenge =
		status === 401
			? 'WWW-Authenticate: Bearer realm="Misskey", error="invalid_token", error_description="Failed to authenticate"\r\n'
			: '';
	socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\n${challenge}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}
