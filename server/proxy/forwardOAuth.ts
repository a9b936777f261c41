import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Dispatcher } from 'undici';
import { pageHeaders } from '../static/pageHeaders';
import { NOT_BUILT } from '../static/registerPages';
import { withMetas } from '../static/withMetas';
import { answerHeaders } from './forwardHeaders';
import type { Forwarded } from './forwardRequest';
import { readConsentMetas } from './readConsentMetas';
import { readText } from './readText';

const HTML = /^\s*text\/html/i;

export interface ConsentPlace extends Forwarded {
	/** The origin of our pages. */
	readonly origin: string;
	/** Our page; null if the client isn't built. */
	readonly page: () => Promise<string | null>;
}

/** Whether a request is one of the two that `forwardOAuth` handles. */
export const isOAuthPage = (method: string | undefined, path: string): boolean =>
	(method === 'GET' && /^\/oauth\/authorize(?:\?|$)/.test(path)) || (method === 'POST' && path === '/oauth/decision');

/**
 * OAuth in front of another server: that server checks the request of an app, and our page asks. What can be read of
 * its page goes into ours, which grants nothing without it. Everything else of that server's answers is passed on
 * (rules/apps#oauth-in-front-of-another-server).
 */
export async function forwardOAuth(
	request: IncomingMessage,
	response: ServerResponse,
	to: ConsentPlace,
): Promise<void> {
	try {
		if (request.method === 'POST') await decide(request, response, to);
		else await ask(response, to);
	} catch {
		if (response.headersSent || response.destroyed) response.destroy();
		else if (request.method === 'GET') await sendPage(response, to, { status: 502, metas: {} });
		else
			sendJson(response, 502, { message: `${to.target.host} does not answer`, error: 'Bad Gateway', statusCode: 502 });
	}
}

async function ask(response: ServerResponse, to: ConsentPlace): Promise<void> {
	// As text, since it is read here.
	const headers = { ...to.headers, accept: 'text/html', 'accept-encoding': 'identity' };
	const answer = await requestFrom(to, response, { method: 'GET', headers });
	if (answer.statusCode !== 200 || !HTML.test(String(answer.headers['content-type'])))
		return passOn(answer, response, to);
	const metas = readConsentMetas(await readText(answer.body));
	await sendPage(response, to, { status: 200, metas });
}

interface Told {
	readonly status: number;
	/** What is asked for; without it the page says that nothing can be read, and grants nothing. */
	readonly metas: Readonly<Record<string, string>>;
}

async function sendPage(response: ServerResponse, { page, origin }: ConsentPlace, told: Told): Promise<void> {
	const html = withMetas((await page()) ?? NOT_BUILT, told.metas);
	response.writeHead(told.status, {
		...pageHeaders(origin),
		'cache-control': 'no-store',
		'content-type': 'text/html; charset=utf-8',
	});
	response.end(html);
}

/** Our page can't see where a redirect leads, so it is told. */
async function decide(request: IncomingMessage, response: ServerResponse, to: ConsentPlace): Promise<void> {
	const isScript = request.headers.accept === 'application/json';
	const headers = isScript ? { ...to.headers, accept: 'text/html' } : to.headers;
	const answer = await requestFrom(to, response, { method: 'POST', headers, body: request });
	const { location } = answer.headers;
	const isRedirect = answer.statusCode >= 300 && answer.statusCode < 400 && typeof location === 'string';
	if (!isScript || !isRedirect) return passOn(answer, response, to);
	await answer.body.dump();
	sendJson(response, 200, { redirectTo: location });
}

type Asked = Pick<Dispatcher.RequestOptions, 'method' | 'headers' | 'body'>;

async function requestFrom({ dispatcher, path }: ConsentPlace, response: ServerResponse, asked: Asked) {
	const ended = new AbortController();
	response.once('close', () => ended.abort());
	return dispatcher.request({ ...asked, path, signal: ended.signal });
}

function passOn(answer: Dispatcher.ResponseData, response: ServerResponse, { target }: ConsentPlace): void {
	response.writeHead(answer.statusCode, answerHeaders(answer.headers, target));
	pipeline(answer.body, response, () => {});
}

function sendJson(response: ServerResponse, status: number, body: object): void {
	response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
	response.end(JSON.stringify(body));
}
