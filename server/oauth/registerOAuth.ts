import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRecord } from '@/base/isRecord';
import type { Core } from '../Core';
import { addressKey } from '../http/addressKey';
import { canonicalRedirect } from '../static/canonicalRedirect';
import { pageHeaders } from '../static/pageHeaders';
import { NOT_BUILT } from '../static/registerPages';
import { StaticFolder } from '../static/StaticFolder';
import { withMetas } from '../static/withMetas';
import { answerAddress } from './answerAddress';
import { CONSENT_METAS } from './consentMetas';
import { decide } from './decide';
import { exchangeCode } from './exchangeCode';
import { grantable } from './grantable';
import { OAuthError } from './OAuthError';
import { RefusedToApp, readAuthorization } from './readAuthorization';

/** By address: each has the server ask another one. */
const AUTHORIZE_LIMIT = { duration: 60_000, max: 30 };
/** By address, so that neither codes nor transactions can be guessed. */
const ANSWER_LIMIT = { duration: 60_000, max: 60 };
const FORM_MAX_BYTES = 16_384;
const OPEN = {
	'access-control-allow-origin': '*',
	'access-control-allow-methods': 'GET, OPTIONS',
	'access-control-allow-headers': 'Accept',
	'access-control-expose-headers': 'Vary',
};

type Params = Readonly<Record<string, unknown>>;

/** Serves OAuth 2 (RFC 6749) with PKCE (RFC 7636): apps are known by their addresses (rules/apps#oauth). */
export function registerOAuth(app: FastifyInstance, core: Core): void {
	app.get('/.well-known/oauth-authorization-server', (_request, reply) => reply.headers(OPEN).send(metadata(core)));
	void app.register(async scope => {
		scope.addContentTypeParser(
			'application/x-www-form-urlencoded',
			{ parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
			(_request, body, done) => done(null, { ...parse(String(body)) }),
		);
		scope.get('/oauth/authorize', (request, reply) => authorize(core, request, reply));
		scope.post('/oauth/decision', (request, reply) =>
			guarded(core, request, reply, ANSWER_LIMIT, async params => {
				const redirectTo = decide(core, params);
				const isScript = request.headers.accept === 'application/json';
				return isScript ? sendJson(reply, 200, { redirectTo }) : reply.redirect(redirectTo);
			}),
		);
		scope.options('/oauth/token', (_request, reply) =>
			reply
				.headers({ 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' })
				.status(204)
				.send(),
		);
		scope.post('/oauth/token', (request, reply) => {
			reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
			return guarded(core, request, reply, ANSWER_LIMIT, async params =>
				sendJson(reply, 200, exchangeCode(core, params)),
			);
		});
	});
}

async function authorize(core: Core, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
	const { origin } = core.urls;
	const boundHost = `${core.options.host}:${core.options.port}`;
	const elsewhere = canonicalRedirect(request, { origin, boundHost });
	if (elsewhere !== null) return reply.redirect(elsewhere);
	return guarded(core, request, reply, AUTHORIZE_LIMIT, async () => {
		try {
			const asked = await readAuthorization(core, request.query as Params);
			const index = await new StaticFolder(core.options.clientFolder).find('/index.html');
			const html = withMetas(index?.bytes.toString('utf8') ?? NOT_BUILT, {
				[CONSENT_METAS.transaction]: core.oauth.requests.put(asked),
				[CONSENT_METAS.clientName]: asked.clientName,
				...(asked.logoUrl === null ? {} : { [CONSENT_METAS.clientLogo]: asked.logoUrl }),
				[CONSENT_METAS.scope]: asked.permissions.join(' '),
			});
			const headers = { ...pageHeaders(origin), 'cache-control': 'no-store' };
			return await reply.headers(headers).type('text/html; charset=utf-8').send(html);
		} catch (error) {
			if (!(error instanceof RefusedToApp)) throw error;
			return reply.redirect(answerAddress(error.to, origin, { ...error.refusal.body }));
		}
	});
}

/** Counts the request by its address, and answers refusals in OAuth's own form. */
async function guarded(
	core: Core,
	request: FastifyRequest,
	reply: FastifyReply,
	limit: typeof ANSWER_LIMIT,
	answer: (params: Params) => Promise<FastifyReply>,
): Promise<FastifyReply> {
	if (core.limiter.take(`oauth ${request.routeOptions.url}`, addressKey(request.ip), limit, 1))
		return sendJson(reply, 429, { error: 'temporarily_unavailable', error_description: 'Too many requests' });
	try {
		const { body } = request;
		return await answer(isRecord(body) ? body : {});
	} catch (error) {
		if (error instanceof OAuthError) return sendJson(reply, 400, error.body);
		throw error;
	}
}

const sendJson = (reply: FastifyReply, status: number, body: object): FastifyReply =>
	reply.status(status).header('content-type', 'application/json').send(JSON.stringify(body));

/** RFC 8414. */
const metadata = ({ urls: { origin } }: Core) => ({
	issuer: origin,
	authorization_endpoint: `${origin}/oauth/authorize`,
	token_endpoint: `${origin}/oauth/token`,
	scopes_supported: [...grantable],
	response_types_supported: ['code'],
	grant_types_supported: ['authorization_code'],
	code_challenge_methods_supported: ['S256'],
	token_endpoint_auth_methods_supported: ['none'],
	authorization_response_iss_parameter_supported: true,
});
