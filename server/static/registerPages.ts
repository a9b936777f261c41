import { resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCaptcha } from '@/base/captcha';
import { captchaPolicy } from '@/base/captchaPolicy';
import { isFilePath } from '@/base/isFilePath';
import type { CaptchaPlace } from '../captcha/captchaPlace';
import { CAPTCHA_PAGE } from '../captcha/isKeptFromCaptchas';
import { canonicalRedirect } from './canonicalRedirect';
import { pageHeaders } from './pageHeaders';
import { StaticFolder } from './StaticFolder';
import { sendFile } from './sendFile';

export interface PageOptions {
	/** The built client. */
	clientFolder: string;
	/** The origin that pages are served at; a function, as the port may be chosen late. */
	origin: () => string;
	/** `host:port` that it listens on, in case a reverse proxy uses another name. */
	boundHost?: () => string;
	/** The other origin, at which captchas are shown. */
	captchas: () => CaptchaPlace | null;
	/** The `X-Robots-Tag` of a page, by its path; null for none. */
	robots?: (pathname: string) => string | null;
}

/** Their names change with their content. */
const ASSET = /^\/assets\/[^/]+$/;
/** Names the origin of captchas to the client. On other web servers it is a file. */
const CAPTCHA_PLACE = '/captcha.json';
/** Some files have a name before the hash. */
const HASHED = /[-/][\w-]{7,8}\.\w+(?:\.map)?$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

export const NOT_BUILT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Quarterdeck</title></head><body><h1>The client has not been built</h1><p>Run <code>npm run build</code>, then reload this page.</p></body></html>`;

/** Serves the built client: its files, and its page for every other path. */
export function registerPages(app: FastifyInstance, options: PageOptions): void {
	const folder = new StaticFolder(resolve(options.clientFolder));
	const answer = async (request: FastifyRequest, reply: FastifyReply) => {
		// Such as `//`, which no browser requests.
		if (!URL.canParse(request.url, 'http://localhost')) {
			return reply.status(400).send({ message: 'No address', error: 'Bad Request', statusCode: 400 });
		}
		const { pathname } = new URL(request.url, 'http://localhost');
		const file = pathname === '/' || pathname === '/index.html' ? null : await folder.find(pathname);
		const captchas = options.captchas();
		if (pathname === CAPTCHA_PLACE)
			return reply.header('cache-control', 'no-cache').send({ origin: captchas?.origin ?? null });
		if (file && pathname === CAPTCHA_PAGE) {
			const { searchParams } = new URL(request.url, 'http://localhost');
			const app = request.host === captchas?.host ? options.origin() : null;
			const policy = captchaPolicy(readCaptcha(searchParams), { isMeta: false, app });
			reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policy });
			return sendFile(request, reply, file);
		}
		if (file) {
			reply.header('cache-control', ASSET.test(pathname) && HASHED.test(pathname) ? IMMUTABLE : 'no-cache');
			return sendFile(request, reply, file);
		}
		if (isFilePath(pathname)) {
			return reply.status(404).send({ message: 'Not found', error: 'Not Found', statusCode: 404 });
		}
		const place = { origin: options.origin(), boundHost: options.boundHost?.(), captchaHost: captchas?.host };
		const elsewhere = canonicalRedirect(request, place);
		if (elsewhere !== null) return reply.status(302).header('location', elsewhere).send();
		reply.headers(pageHeaders(options.origin()));
		const robots = options.robots?.(pathname) ?? null;
		if (robots !== null) reply.header('x-robots-tag', robots);
		const page = await folder.find('/index.html');
		if (!page) return reply.type('text/html; charset=utf-8').send(NOT_BUILT);
		return sendFile(request, reply, page);
	};
	app.route({ method: ['GET', 'HEAD'], url: '/*', exposeHeadRoute: false, handler: answer });
}
