import type { FastifyInstance } from 'fastify';
import { manifestLanguage } from '@/domain/manifest/manifestTexts';
import { type AppIdentity, webManifest } from '@/domain/manifest/webManifest';
import { FIVE_MINUTES } from '../media/mediaHeaders';

interface ManifestSource {
	/** What the app is named after; null if it isn't known now. */
	identity: () => AppIdentity | Promise<AppIdentity | null>;
	/** Fields that administrators have set themselves. */
	override?: () => object;
}

/** Serves the manifest with which browsers install the app (rules/start#installing). */
export function registerManifest(app: FastifyInstance, { identity, override }: ManifestSource): void {
	app.route({
		method: ['GET', 'HEAD'],
		url: '/manifest.json',
		exposeHeadRoute: false,
		handler: async (request, reply) => {
			const known = await identity();
			// An installed app keeps the manifest that it has, rather than taking another name for a while.
			if (!known)
				return reply
					.status(502)
					.header('cache-control', 'no-store')
					.send({ message: 'The server does not answer', error: 'Bad Gateway', statusCode: 502 });
			const manifest = webManifest(known, manifestLanguage(request.headers['accept-language']));
			return reply
				.headers({ 'cache-control': FIVE_MINUTES, vary: 'Accept-Language', 'x-content-type-options': 'nosniff' })
				.type('application/json; charset=utf-8')
				.send({ ...manifest, ...override?.() });
		},
	});
}
