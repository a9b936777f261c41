import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The slowest rate that is accepted: 1 KiB a second. */
const LEAST_BYTES_A_MS = 1024 / 1000;
/**
 * How long a client that already has its response may go on sending, so that it reads the response before the
 * connection ends.
 */
const LINGER_MS = 2000;
const LINGER_BYTES = 4 * 1024 * 1024;
const LINGER_LOOK_MS = 10;

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Ends connections whose body makes no progress, and those that go on sending after a refusal. Progress is checked
 * rather than the total time, as a large file on a slow line may take an hour.
 * @param windowMs a body has to average 1 KiB a second in each window of this length
 */
export function guardBodies(app: FastifyInstance, windowMs: number): void {
	app.addHook('onRequest', (request, reply, done) => {
		if (hasBody(request.raw)) watch(request.raw, reply.raw, windowMs);
		done();
	});
	app.addHook('onResponse', (request, _reply, done) => {
		if (hasBody(request.raw) && !request.raw.complete) linger(request.raw);
		done();
	});
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
	headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function watch(request: IncomingMessage, response: ServerResponse, windowMs: number): void {
	const { socket } = request;
	let before = socket.bytesRead;
	const timer = setInterval(() => {
		const brought = socket.bytesRead - before;
		before = socket.bytesRead;
		if (request.complete) clearInterval(timer);
		else if (brought < LEAST_BYTES_A_MS * windowMs) endSlow(socket, response);
	}, windowMs);
	request.once('close', () => clearInterval(timer));
}

function endSlow(socket: Socket, response: ServerResponse): void {
	if (!response.headersSent) socket.write(TIMED_OUT);
	socket.destroySoon();
}

/** Discards the rest: a short body ends soon, and the connection can be used for the next request. */
function linger(request: IncomingMessage): void {
	const { socket } = request;
	request.unpipe();
	request.resume();
	const [begun, read] = [performance.now(), socket.bytesRead];
	const timer = setInterval(() => {
		const isOver = performance.now() - begun > LINGER_MS;
		if (isOver && !request.complete) socket.destroy();
		if (isOver || request.complete || socket.destroyed) clearInterval(timer);
		else if (socket.bytesRead - read > LINGER_BYTES) {
			request.pause();
			socket.pause();
		}
	}, LINGER_LOOK_MS);
}
