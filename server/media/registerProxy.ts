import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Core } from '../Core';
import { addressName, inlineDisposition } from '../drive/fileNames';
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

/** What is asked for is there, and is no picture. */
class NoPicture extends Error {}

/** Serves `/proxy/{name}?url=…`: pictures from anywhere, in the sizes that clients want, without their metadata. */
export function registerProxy(app: FastifyInstance, core: Core): void {
	const cache = new ByteCache<ProxiedPicture & { name: string }>(KEPT_BYTES);
	app.get<{ Querystring: Record<string, string | undefined> }>('/proxy/*', async ({ query }, reply) => {
		reply.header('content-security-policy', MEDIA_CSP);
		const { url } = query;
		if (typeof url !== 'string' || url === '') return sendFailure(reply, 500);
		const variant = Object.keys(proxyVariants).find(name => name in query) ?? '';
		const isStill = 'static' in query;
		try {
			const picture = await cache.get(`${variant}|${isStill}|${url}`, async () => {
				const source = await readSource(core, url);
				return { ...(await render(source.bytes, variant, isStill)), name: source.name };
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
			if ('fallback' in query) return sendFailure(reply, 404);
			return sendFailure(reply, error instanceof NoPicture ? 403 : 500);
		}
	});
}

const sendFailure = (reply: FastifyReply, status: 403 | 404 | 500): FastifyReply =>
	reply.status(status).header('cache-control', FIVE_MINUTES).send();

async function readSource(core: Core, address: string): Promise<Source> {
	if (!URL.canParse(address)) throw new FetchFailed('no address');
	const url = new URL(address);
	if (url.origin === core.urls.origin) return readOwn(core, url.pathname);
	const privateHosts = core.options.privateHosts ?? [];
	const { bytes, url: final } = await fetchPublic(url, { ...FETCH_LIMITS, privateHosts });
	return { bytes, name: addressName(final) || 'image' };
}

/** Our own pictures are read from the disk: the server does not ask itself. */
async function readOwn(core: Core, pathname: string): Promise<Source> {
	const own = await ownMedia(core, pathname);
	if (!own) throw new NoPicture(pathname);
	return { name: own.name, bytes: 'path' in own ? await readFile(own.path) : own.bytes };
}

async function render(bytes: Buffer, variant: string, isStill: boolean): Promise<ProxiedPicture> {
	const type = sniffType(bytes.subarray(0, SNIFFED_BYTES));
	if (!type.startsWith('image/')) throw new NoPicture(type);
	const make = proxyVariants[variant];
	if (make) return make(bytes, isStill);
	return servedType(type) === type ? { bytes, type, ending: '' } : toWebp(bytes, true);
}
