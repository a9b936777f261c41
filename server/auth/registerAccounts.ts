import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Core } from '../Core';
import { addressKey } from '../http/addressKey';
import { retryAfter } from '../http/retryAfter';
import { packMe, packUser } from '../pack/packUser';
import { clockTime } from '../steadyNow';
import { completeSignUp } from './completeSignUp';
import { signIn } from './signIn';
import { signInWithPasskey } from './signInWithPasskey';
import { signUp } from './signUp';
import { findToken } from './tokens';

/** How often apps may check for consent: every other second from ten apps. */
const CHECKS = { duration: 60_000, max: 300 };

/** Registers the routes for sign-up, sign-in and MiAuth, which have their own response formats and aren't endpoints. */
export function registerAccounts(app: FastifyInstance, core: Core): void {
	for (const [path, answer] of [
		['signin-flow', signIn] as const,
		['signin-with-passkey', signInWithPasskey] as const,
	]) {
		app.post(`/api/${path}`, async (request, reply) => {
			const from = { ip: request.ip, headers: request.headers };
			const { status, body, resetMs } = await answer(core, request.body, from);
			if (resetMs !== undefined) reply.header('retry-after', retryAfter(resetMs));
			return reply.status(status).send(body);
		});
	}
	app.post('/api/signup', async (request, reply) => {
		const result = await signUp(core, request.body, request.ip);
		if ('refused' in result) return refuseSignUp(reply, result.refused);
		if ('isPending' in result) return reply.status(204).send();
		return reply.send({ ...packMe(core, result.user), token: result.token });
	});
	app.post('/api/signup-pending', async (request, reply) => {
		const result = completeSignUp(core, request.body, request.ip);
		if ('refused' in result) return refuseSignUp(reply, result.refused);
		if ('isPending' in result) return reply.status(204).send();
		return reply.send({ id: result.user.id, i: result.token });
	});
	app.post<{ Params: { session: string } }>('/api/miauth/:session/check', async (request, reply) => {
		const limited = core.limiter.take('miauth', addressKey(request.ip), CHECKS, 1);
		if (limited)
			return reply
				.status(429)
				.header('retry-after', retryAfter(clockTime(limited.resetMs)))
				.send({ ok: false });
		const grant = core.miauth.take(request.params.session);
		// It may have been revoked since.
		const found = grant && findToken(core, grant.token);
		if (!grant || !found) return reply.send({ ok: false });
		return reply.send({ ok: true, token: grant.token, user: packUser(core, found.user, null) });
	});
}

/** @param code null for an empty response */
function refuseSignUp(reply: FastifyReply, code: string | null): FastifyReply {
	if (code === null) return reply.status(400).send();
	return reply.status(400).send({ statusCode: 400, error: 'Bad Request', message: `Error: ${code}` });
}
