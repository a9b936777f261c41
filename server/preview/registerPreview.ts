import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Core } from '../Core';
import { MediaStock } from '../media/MediaStock';
import { sendRefused } from '../media/sendRefused';
import type { TakeBytes } from '../media/WorkRoom';
import { decodeText } from '../net/decodeText';
import { fetchPublic } from '../net/fetchPublic';
import { PAGE_LENGTH_MAX, readPage } from './readPage';

const KEPT = 'max-age=86400, immutable';
const MEGABYTE = 1024 * 1024;
const BOUNDS = {
	keptBytes: 4 * MEGABYTE,
	/** Pages that are being fetched. */
	room: {
		max: 256,
		maxBytes: 64 * MEGABYTE,
		share: { max: 16, maxBytes: 16 * PAGE_LENGTH_MAX, maxWaiting: 512 },
	},
	limit: { name: 'url', duration: 60_000, max: 1000 },
};

const FAILED = {
	error: {
		message: 'Failed to get preview',
		code: 'URL_PREVIEW_FAILED',
		id: '09d01cb5-53b9-4856-82e5-38a50c290a3b',
		kind: 'client',
	},
};

/** Serves `GET /url?url=…&lang=…`: the metadata of a linked page. Never requests private addresses. */
export function registerPreview(app: FastifyInstance, core: Core): void {
	const previews = new MediaStock<{ bytes: Buffer }>(core.limiter, BOUNDS);
	app.get<{ Querystring: { url?: string | string[]; lang?: string } }>('/url', async ({ query, ip }, reply) => {
		const { url } = query;
		if (typeof url !== 'string') return reply.status(400).send();
		reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', KEPT);
		if (!core.settings.get('urlPreviewEnabled')) return sendFailure(reply);
		const make = async (take: TakeBytes) => ({ bytes: Buffer.from(JSON.stringify(await preview(core, url, take))) });
		try {
			const { bytes } = await previews.get(url, ip, make);
			return await reply.send(bytes);
		} catch (error) {
			return sendRefused(reply, error) ?? sendFailure(reply);
		}
	});
}

const sendFailure = (reply: FastifyReply): FastifyReply =>
	reply.status(422).header('cache-control', 'max-age=3600').send(JSON.stringify(FAILED));

async function preview(core: Core, address: string, take: TakeBytes): Promise<Record<string, unknown>> {
	const limits = {
		timeoutMs: core.settings.get('urlPreviewTimeout'),
		// The server's setting may lower it.
		maxBytes: Math.min(PAGE_LENGTH_MAX, core.settings.get('urlPreviewMaximumContentLength')),
		isCutFine: true,
		userAgent: core.settings.get('urlPreviewUserAgent') ?? 'Quarterdeck/0.1 (link preview)',
		accept: 'text/html,application/xhtml+xml',
		privateHosts: core.options.privateHosts ?? [],
	};
	const fetched = await fetchPublic(address, limits, take);
	if (fetched.type !== 'text/html' && fetched.type !== 'application/xhtml+xml') throw new Error('no page');
	const page = readPage(decodeText(fetched.bytes, fetched.contentType), fetched.url);
	const proxied = (picture: string | null): string | null =>
		picture === null ? null : `${core.urls.mediaProxy}/preview.webp?url=${encodeURIComponent(picture)}&preview=1`;
	return {
		...page,
		icon: proxied(page.icon),
		thumbnail: proxied(page.thumbnail),
		activityPub: null,
		fediverseCreator: null,
		url: fetched.url.href,
	};
}
