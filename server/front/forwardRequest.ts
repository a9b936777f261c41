import { type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream';
import { answerHeaders, requestHeaders } from './forwardHeaders';

const TIMEOUT_MS = 60_000;

/** Sends a request on to another server, and its answer back, both as they stream. */
export function forwardRequest(target: URL, request: IncomingMessage, response: ServerResponse): void {
	const send = target.protocol === 'https:' ? requestHttps : requestHttp;
	const outgoing = send(target, {
		method: request.method,
		path: request.url,
		headers: requestHeaders(request.headers, target),
		timeout: TIMEOUT_MS,
	});
	outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')));
	outgoing.on('response', answer => {
		response.writeHead(answer.statusCode ?? 502, answerHeaders(answer.headers, target));
		pipeline(answer, response, () => {});
	});
	outgoing.on('error', () => {
		if (response.headersSent) return response.destroy();
		response.writeHead(502, { 'content-type': 'application/json; charset=utf-8' });
		response.end(JSON.stringify({ message: `${target.host} does not answer`, error: 'Bad Gateway', statusCode: 502 }));
	});
	response.on('close', () => outgoing.destroy());
	request.pipe(outgoing);
}
