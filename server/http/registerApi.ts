import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../Core';
import { meterUpload } from '../drive/meterUpload';
import { ApiError } from './ApiError';
import { type ApiRequest, admitSender, answerCall, namedError, readTextFields } from './answerCall';
import { commonErrors } from './commonErrors';
import { compressAnswers } from './compressAnswers';
import type { Endpoint } from './endpoint';
import { type ReceivedForm, receiveForm } from './receiveForm';
import { retryAfter } from './retryAfter';

const NO_CACHE = 'private, max-age=0, must-revalidate';

/** Serves the endpoints under `/api/`. */
export function registerApi(app: FastifyInstance, core: Core, endpoints: ReadonlyMap<string, Endpoint>): void {
	app.addHook('onRequest', async (request, reply) => {
		if (!request.url.startsWith('/api/')) return;
		reply.header('access-control-allow-origin', '*');
		if (request.method !== 'OPTIONS') return;
		reply.header('access-control-allow-methods', 'GET, POST, OPTIONS');
		reply.header('access-control-allow-headers', 'content-type, authorization');
		reply.header('access-control-max-age', '86400');
		await reply.status(204).send();
	});
	compressAnswers(app);
	app.options('/api/*', async (_request, reply) => reply.status(204).send());
	app.post<{ Params: { '*': string } }>('/api/*', async (request, reply) => {
		const endpoint = endpoints.get(request.params['*']);
		if (!endpoint) return sendUnknownRoute(request, reply);
		reply.header('cache-control', NO_CACHE);
		return answer(core, endpoint, request, reply, request.body);
	});
	app.get<{ Params: { '*': string } }>('/api/*', async (request, reply) => {
		reply.header('cache-control', NO_CACHE);
		const endpoint = endpoints.get(request.params['*']);
		if (!endpoint) return sendError(reply, new ApiError(commonErrors.unknownEndpoint));
		if (!endpoint.get) return reply.status(405).send();
		return answer(core, endpoint, request, reply, readTextFields(endpoint, request.query as Record<string, unknown>));
	});
}

/** The framework's own response for unknown routes. */
function sendUnknownRoute(request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const message = `Route ${request.method}:${request.url} not found`;
	return reply.status(404).send({ message, error: 'Not Found', statusCode: 404 });
}

async function answer(core: Core, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, body: unknown) {
	const isForm = endpoint.file === true && request.isMultipart();
	let form: ReceivedForm | null = null;
	try {
		const from = { headers: request.headers, address: request.ip };
		if (isForm) form = await receiveForm(core, request, token => meterFor(core, endpoint, from, token));
		const result = await answerCall(core, endpoint, {
			...from,
			body: form ? readTextFields(endpoint, form.fields) : body,
			file: form?.file ?? null,
			isCounted: form !== null && form.file !== null,
		});
		const isCacheable = request.method === 'GET' && endpoint.get && !('authorization' in request.headers);
		if (isCacheable) reply.header('cache-control', `public, max-age=${endpoint.get?.cacheSeconds}`);
		if (result === undefined) return await reply.status(204).send();
		return await reply.type('application/json; charset=utf-8').send(JSON.stringify(result));
	} catch (thrown) {
		const error = namedError(endpoint, thrown);
		if (error instanceof ApiError) return sendError(reply, error);
		// The framework responds to what can't be parsed as a form.
		if (isForm && !form) throw error;
		console.error(`${endpoint.name} failed:`, error);
		return sendError(reply, new ApiError(commonErrors.internal, { id: request.id }));
	} finally {
		await form?.remove();
	}
}

/**
 * Checks the sender of a file, and counts its bytes.
 * @throws ApiError if they may not upload; Refusal if it is too large
 */
function meterFor(core: Core, endpoint: Endpoint, from: Pick<ApiRequest, 'headers' | 'address'>, token: unknown) {
	const me = admitSender(core, endpoint, from, token);
	return meterUpload(core, me, Number(from.headers['content-length'] ?? 0));
}

/** The `www-authenticate` header of an error, by status and code. */
function challenge({ status, definition }: ApiError): string | null {
	const described = `, error_description="${definition.message}"`;
	if (definition === commonErrors.credentialRequired) return 'Bearer realm="Misskey"';
	if (status === 401) return `Bearer realm="Misskey", error="invalid_token"${described}`;
	if (definition === commonErrors.permissionDenied)
		return `Bearer realm="Misskey", error="insufficient_scope"${described}`;
	return status === 400 ? `Bearer realm="Misskey", error="invalid_request"${described}` : null;
}

export function sendError(reply: FastifyReply, error: ApiError): FastifyReply {
	const header = challenge(error);
	if (header !== null) reply.header('www-authenticate', header);
	const { info } = error;
	if (error.status === 429 && typeof info?.resetMs === 'number') {
		reply.header('retry-after', retryAfter(info.resetMs));
	}
	return reply.status(error.status).type('application/json; charset=utf-8').send(JSON.stringify(error.envelope));
}
