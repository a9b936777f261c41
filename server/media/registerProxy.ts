import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Core } from '../Core';
import { TooManyPixels } from '../drive/describeImage';
import { addressName, inlineDisposition } from '../drive/fileNames';
import { NotDrawn } from '../drive/PictureQueue';
import { addressKey } from '../http/addressKey';
import { sendTooMany } from '../http/sendTooMany';
import { fetchPublic } from '../net/fetchPublic';
import { FetchFailed } from '../net/openPublic';
import { ByteCache } from './ByteCache';
import { FIVE_MINUTES, FOREVER, MEDIA_CSP, servedType } from './mediaHeaders';
import { ownMedia } from './ownMedia';
import { type ProxiedPicture, proxyVariants, toWebp } from './proxyVariants';
import { checkPicture, NoPicture, readPicture } from './readPicture';
import { NoRoom, type TakeBytes, WorkRoom } from './WorkRoom';

const KEPT_BYTES = 64 * 1024 * 1024;
const MAX_BYTES = 25 * 1024 * 1024;
const FETCH_LIMITS = { timeoutMs: 15_000, maxBytes: MAX_BYTES, accept: 'image/*' };
/** Sources that are being fetched, read and drawn, for everybody together. */
const AT_ONCE = { max: 256, maxBytes: 256 * 1024 * 1024 };
/** Pictures that one address has fetched and drawn; those in the cache aren't counted. Enough for dozens of decks. */
const LIMIT = { duration: 60_000, max: 3000 };

interface Source {
	bytes: Buffer;
	name: string;
}

/** Serves `/proxy/{name}?url=…`: pictures from anywhere, in the sizes that clients want, without metadata. */
export function registerProxy(app: FastifyInstance, core: Core): void {
	const cache = new ByteCache<ProxiedPicture & { name: string }>(KEPT_BYTES);
	const room = new WorkRoom(AT_ONCE);
	app.get<{ Querystring: Record<string, string | undefined> }>('/proxy/*', async ({ query, ip }, reply) => {
		reply.header('content-security-policy', MEDIA_CSP);
		const { url } = query;
		if (typeof url !== 'string' || url === '') return sendFailure(reply, 500);
		const variant = Object.keys(proxyVariants).find(name => name in query) ?? '';
		const isStill = 'static' in query;
		try {
			const source = sourceOf(core, url);
			const key = `${variant}|${isStill}|${source.key}`;
			const reached = cache.has(key) ? null : core.limiter.take('proxy', addressKey(ip), LIMIT, 1);
			if (reached) return sendTooMany(reply, reached);
			const make = async (take: TakeBytes) => {
				const { bytes, name } = await source.read(take);
				return { ...(await render(core, bytes, variant, isStill)), name };
			};
			const picture = await cache.get(key, () => room.within(make));
			return await reply
				.headers({
					'content-type': picture.type,
					'cache-control': FOREVER,
					'content-disposition': inlineDisposition(picture.name + picture.ending),
					'x-content-type-options': 'nosniff',
				})
				.send(picture.bytes);
		} catch (error) {
			if (error instanceof NotDrawn || error instanceof NoRoom)
				return reply.status(503).header('cache-control', 'no-store').send();
			if ('fallback' in query) return sendFailure(reply, 404);
			const isRefused = error instanceof NoPicture || error instanceof TooManyPixels;
			return sendFailure(reply, isRefused ? 403 : 500);
		}
	});
}

const sendFailure = (reply: FastifyReply, status: 403 | 404 | 500): FastifyReply =>
	reply.status(status).header('cache-control', FIVE_MINUTES).send();

/** The source of a picture. `key` is the same for all addresses of the same bytes. */
function sourceOf(core: Core, address: string): { key: string; read: (take: TakeBytes) => Promise<Source> } {
	if (!URL.canParse(address)) throw new FetchFailed('no address');
	const url = new URL(address);
	// A query doesn't change our own files.
	if (url.origin === core.urls.origin) return { key: url.pathname, read: take => readOwn(core, url.pathname, take) };
	url.hash = '';
	return { key: url.href, read: take => readForeign(core, url, take) };
}

async function readForeign(core: Core, url: URL, take: TakeBytes): Promise<Source> {
	const privateHosts = core.options.privateHosts ?? [];
	const { bytes, url: final } = await fetchPublic(url, { ...FETCH_LIMITS, privateHosts }, take);
	return { bytes, name: addressName(final) || 'image' };
}

/** Our own pictures are read from the disk: the server doesn't request them from itself. */
async function readOwn(core: Core, pathname: string, take: TakeBytes): Promise<Source> {
	const own = await ownMedia(core, pathname);
	if (!own) throw new NoPicture(pathname);
	return { name: own.name, bytes: 'path' in own ? await readPicture(own.path, MAX_BYTES, take) : own.bytes };
}

async function render({ pictures }: Core, bytes: Buffer, variant: string, isStill: boolean): Promise<ProxiedPicture> {
	const type = checkPicture(bytes);
	const make = proxyVariants[variant];
	if (make) return pictures.draw(() => make(bytes, isStill));
	return servedType(type) === type ? { bytes, type, ending: '' } : pictures.draw(() => toWebp(bytes, true));
}
