import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Duplex } from 'node:stream';

interface ForwardedUpgrade {
	readonly target: URL;
	/** With its query. */
	readonly path: string;
	readonly headers: Readonly<Record<string, string | string[]>>;
}

/** Headers of an upgrade's response that a browser requires. */
const ANSWERED = /^(?:sec-websocket-.*|upgrade|connection)$/i;

/** Connects a WebSocket to another server: data is passed on in both directions without being read. */
export function forwardUpgrade(
	request: IncomingMessage,
	socket: Duplex,
	head: Buffer,
	{ target, path, headers }: ForwardedUpgrade,
): void {
	socket.on('error', () => socket.destroy());
	if (request.method !== 'GET') {
		endSocket(socket, '405 Method Not Allowed');
		return;
	}
	const send = target.protocol === 'https:' ? requestHttps : requestHttp;
	// A body would be read as the beginning of the next request.
	const { 'content-length': _length, ...kept } = headers;
	const outgoing = send(target, {
		method: 'GET',
		path,
		headers: { ...kept, connection: 'Upgrade', upgrade: 'websocket' },
	});
	socket.on('close', () => outgoing.destroy());
	outgoing.on('error', () => endSocket(socket, '502 Bad Gateway'));
	outgoing.on('response', answer => {
		answer.resume();
		endSocket(socket, `${answer.statusCode} ${answer.statusMessage}`);
	});
	outgoing.on('upgrade', (answer, upstream, upstreamHead) => {
		const lines = answer.rawHeaders.flatMap((name, index) =>
			index % 2 === 0 && ANSWERED.test(name) ? [`${name}: ${answer.rawHeaders[index + 1]}`] : [],
		);
		for (const [from, to] of [[socket, upstream] as const, [upstream, socket] as const]) {
			from.on('error', () => to.destroy());
			from.on('close', () => to.destroy());
		}
		socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
		if (upstreamHead.length > 0) socket.write(upstreamHead);
		if (head.length > 0) upstream.write(head);
		socket.pipe(upstream);
		upstream.pipe(socket);
	});
	outgoing.end();
}

/**
 * Refuses an upgrade.
 * @param status such as `404 Not Found`
 */
export function endSocket(socket: Duplex, status: string): void {
	socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
