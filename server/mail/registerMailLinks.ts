import type { FastifyInstance } from 'fastify';
import type { Core } from '../Core';
import { embedTexts } from '../embed/embedTexts';
import { addressKey } from '../http/addressKey';
import { confirmAddress } from './changeAddress';
import { LINK_PAGE_POLICY, type LinkOutcome, linkPage } from './linkPage';

/** By address, so that links can't be guessed. */
const LIMIT = { duration: 60_000, max: 30 };

const STATUS: Readonly<Record<LinkOutcome, number>> = { confirmed: 200, invalid: 404, tooMany: 429 };

/** Serves the links that mails contain. */
export function registerMailLinks(app: FastifyInstance, core: Core): void {
	// Not by HEAD, by which mail programs look at what a link leads to.
	const options = { exposeHeadRoute: false };
	app.get<{ Params: { code: string } }>('/verify-email/:code', options, (request, reply) => {
		const isTooMany = core.limiter.take('verify-email', addressKey(request.ip), LIMIT, 1);
		const outcome = isTooMany ? 'tooMany' : confirmAddress(core, request.params.code) ? 'confirmed' : 'invalid';
		const serverName = core.settings.get('name') ?? core.urls.host;
		const { language } = embedTexts(request.headers['accept-language']);
		return reply
			.status(STATUS[outcome])
			.headers({
				'cache-control': 'private, max-age=0, must-revalidate',
				'content-security-policy': LINK_PAGE_POLICY,
				'x-content-type-options': 'nosniff',
				'referrer-policy': 'no-referrer',
			})
			.type('text/html; charset=utf-8')
			.send(linkPage({ outcome, origin: core.urls.origin, serverName, language }));
	});
}
