import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Core } from '../Core';
import { TooManyPixels } from '../drive/describeImage';
import { addressName, inlineDisposition } from '../drive/fileNames';
import { NotDrawn } from '../drive/PictureQueue';
import { SNIFFED_BYTES, sniffType } from '../drive/sniffType';
import { fetchPublic } from '../net/fetchPublic';
import { FetchFailed } from '../net/openPublic';
import { ByteCache } from './ByteCache';
import { FIVE_MINUTES, FOREVER, MEDIA_CSP, servedType } from './mediaHeaders';
import { ownMedia } from './ownMedia';
import { type ProxiedPicture, proxyVariants, toWebp } from './proxyVariants';

const KEPT_BYTES = 64 * 1024 * 1024;
const FETCH_LIMITS = { timeoutMs: 15_000, maxBytes: 25 * 1024 * 1024, accept: 'image/*' };

interface Source {
	bytes: Buffer;
	name: string;
}

/** The source exists, but isn't a picture. */
class NoPicture extends Error {}

/** Serves `/proxy/{name}?url=…`: pictures from anywhere, in the sizes that clients want, without metadata. */
export function registerProxy(app: FastifyInstance, core: Core): void {
	const cache = new ByteCache<ProxiedPicture & { name: string }>(KEPT_BYTES);
	app.get<{ Querystring: Record<string, string | undefined> }>('/proxy/*', async ({ query }, reply) => {
		reply.header('content-security-policy', MEDIA_CSP);
		const { url } = query;
		if (typeof url !== 'string' || url === '') return sendFailure(reply, 500);
		const variant = Object.keys(proxyVariants).find(name => name in query) ?? '';
		const isStill = 'static' in query;
		try {
			const source = sourceOf(core, url);
			const picture = await cache.get(`${variant}|${isStill}|${source.key}`, async () => {
				const { bytes, name } = await source.read();
				return { ...(await render(core, bytes, variant, isStill)), name };
			});
			return await reply
				.headers({
					'content-type': picture.type,
					'cache-control': FOREVER,
					'content-disposition': inlineDisposition(picture.name + picture.ending),
					'x-content-type-options': 'nosniff',
				})
				.send(picture.bytes);
		} catch (error) {
			if (error instanceof NotDrawn) return reply.status(503).header('cache-control', 'no-store').send();
			if ('fallback' in query) return sendFailure(reply, 404);
			const isRefused = error instanceof NoPicture || error instanceof TooManyPixels;
			return sendFailure(reply, isRefused ? 403 : 500);
		}
	});
}

const sendFailure = (reply: FastifyReply, status: 403 | 404 | 500): FastifyReply =>
	reply.status(status).header('cache-control', FIVE_MINUTES).send();

/** The source of a picture. `key` is the same for all addresses of the same bytes. */
function sourceOf(core: Core, address: string): { key: string; read: () => Promise<Source> } {
	if (!URL.canParse(address)) throw new FetchFailed('no address');
	const url = new URL(address);
	// A query doesn't change our own files.
	if (url.origin === core.urls.origin) return { key: url.pathname, read: () => readOwn(core, url.pathname) };
	url.hash = '';
	return { key: url.href, read: () => readForeign(core, url) };
}

async function readForeign(core: Core, url: URL): Promise<Source> {
	const privateHosts = core.options.privateHosts ?? [];
	const { bytes, url: final } = await fetchPublic(url, { ...FETCH_LIMITS, privateHosts });
	return { bytes, name: addressName(final) || 'image' };
}

/** Our own pictures are read from the disk: the server doesn't request them from itself. */
async function readOwn(core: Core, pathname: string): Promise<Source> {
	const own = await ownMedia(core, pathname);
	if (!own) throw new NoPicture(pathname);
	return { name: own.name, bytes: 'path' in own ? await readFile(own.path) : own.bytes };
}

async function render({ pictures }: Core, bytes: Buffer, variant: string, isStill: boolean): Promise<ProxiedPicture> {
	const type = sniffType(bytes.subarray(0, SNIFFED_BYTES));
	if (!type.startsWith('image/')) throw new NoPicture(type);
	const make = proxyVariants[variant];
	if (make) return pictures.draw(() => make(bytes, isStill));
	return servedType(type) === type ? { bytes, type, ending: '' } : pictures.draw(() => toWebp(bytes, true));
}
