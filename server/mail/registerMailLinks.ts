import type { FastifyInstance } from 'fastify';
import type { Core } from '../Core';
import { addressKey } from '../http/addressKey';
import { confirmAddress } from './changeAddress';

/** By address, so that links can't be guessed. */
const LIMIT = { duration: 60_000, max: 30 };

/** Serves the links that mails contain. */
export function registerMailLinks(app: FastifyInstance, core: Core): void {
	// Not by HEAD, by which mail programs look at what a link leads to.
	const options = { exposeHeadRoute: false };
	app.get<{ Params: { code: string } }>('/verify-email/:code', options, async (request, reply) => {
		reply.header('cache-control', 'private, max-age=0, must-revalidate').type('text/plain; charset=utf-8');
		if (core.limiter.take('verify-email', addressKey(request.ip), LIMIT, 1)) {
			return reply.status(429).send('Too many attempts. Try again in a minute.');
		}
		if (!confirmAddress(core, request.params.code)) {
			return reply.status(404).send('This link is not valid, or was used already.');
		}
		return reply.send('Your mail address is confirmed. メールアドレスを確認しました。');
	});
}
