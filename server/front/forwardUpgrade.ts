import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Duplex } from 'node:stream';
import { requestHeaders } from './forwardHeaders';

/** Ties a WebSocket to another server: what comes from either side goes to the other, unread. */
export function forwardUpgrade(target: URL, request: IncomingMessage, socket: Duplex, head: Buffer): void {
	const send = target.protocol === 'https:' ? requestHttps : requestHttp;
	const outgoing = send(target, {
		method: request.method,
		path: request.url,
		headers: { ...requestHeaders(request.headers, target), connection: 'Upgrade', upgrade: 'websocket' },
	});
	const end = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
	socket.on('error', () => outgoing.destroy());
	outgoing.on('error', () => end('502 Bad Gateway'));
	outgoing.on('response', answer => {
		answer.resume();
		end(`${answer.statusCode} ${answer.statusMessage}`);
	});
	outgoing.on('upgrade', (answer, upstream, upstreamHead) => {
		const lines = answer.rawHeaders.flatMap((name, index) =>
			index % 2 === 0 && name.toLowerCase() !== 'set-cookie' ? [`${name}: ${answer.rawHeaders[index + 1]}`] : [],
		);
		socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
		if (upstreamHead.length > 0) socket.write(upstreamHead);
		if (head.length > 0) upstream.write(head);
		for (const [from, to] of [[socket, upstream] as const, [upstream, socket] as const]) {
			from.on('error', () => to.destroy());
			from.on('close', () => to.destroy());
			from.pipe(to);
		}
	});
	outgoing.end();
}
