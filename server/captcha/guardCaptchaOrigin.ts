import type { FastifyInstance } from 'fastify';
import type { CaptchaPlace } from './captchaPlace';
import { isKeptFromCaptchas } from './isKeptFromCaptchas';

/** Refuses what the origin of captchas must not serve. To be called before any other hook. */
export function guardCaptchaOrigin(app: FastifyInstance, place: () => CaptchaPlace | null): void {
	app.addHook('onRequest', async (request, reply) => {
		const { host, headers } = request;
		if (!isKeptFromCaptchas({ host, url: request.raw.url ?? '', headers }, place())) return undefined;
		return reply.status(404).send({ message: 'Not found', error: 'Not Found', statusCode: 404 });
	});
}
