import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Dispatcher } from 'undici';
import { answerHeaders } from './forwardHeaders';

export interface Forwarded {
	/** The connection pool to the other server. */
	readonly dispatcher: Dispatcher;
	readonly target: URL;
	/** With its query. */
	readonly path: string;
	readonly headers: Readonly<Record<string, string | string[]>>;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/**
 * Forwards a request to another server and its response back, both as streams. Only POST has a body: with other methods
 * the two servers might disagree where it ends, and the next user's response would be mixed up on that connection.
 */
export async function forwardRequest(request: IncomingMessage, response: ServerResponse, to: Forwarded): Promise<void> {
	const { dispatcher, target, path } = to;
	const method = request.method as Dispatcher.HttpMethod;
	if (!METHODS.has(method)) return refuse(response, 405, `${method} is not passed on`);
	const isPost = method === 'POST';
	if (!isPost && hasBody(request)) return refuse(response, 400, `${method} takes no body`);
	const { 'content-length': length, ...headers } = to.headers;
	const ended = new AbortController();
	response.once('close', () => ended.abort());
	try {
		const answer = await dispatcher.request({
			method,
			path,
			headers: isPost && length !== undefined ? { ...headers, 'content-length': length } : headers,
			body: isPost ? request : null,
			signal: ended.signal,
		});
		response.writeHead(answer.statusCode, answerHeaders(answer.headers, target));
		pipeline(answer.body, response, () => {});
	} catch {
		if (response.headersSent || response.destroyed) response.destroy();
		else refuse(response, 502, `${target.host} does not answer`);
	}
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
	headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

const ERRORS: Readonly<Record<number, string>> = { 400: 'Bad Request', 405: 'Method Not Allowed', 502: 'Bad Gateway' };

function refuse(response: ServerResponse, statusCode: number, message: string): void {
	// The rest of the request is not read.
	const headers = { 'content-type': 'application/json; charset=utf-8', connection: 'close' };
	response.writeHead(statusCode, headers);
	response.end(JSON.stringify({ message, error: ERRORS[statusCode], statusCode }));
}
