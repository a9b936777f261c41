import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Core } from '../Core';
import { TooManyPixels } from '../drive/describeImage';
import { addressName, inlineDisposition } from '../drive/fileNames';
import { fetchPublic } from '../net/fetchPublic';
import { FetchFailed } from '../net/openPublic';
import { MediaStock } from './MediaStock';
import { FIVE_MINUTES, FOREVER, MEDIA_CSP, servedType } from './mediaHeaders';
import { ownMedia } from './ownMedia';
import { type ProxiedPicture, proxyVariants, toWebp } from './proxyVariants';
import { checkPicture, NoPicture, readPicture } from './readPicture';
import { sendRefused } from './sendRefused';
import type { TakeBytes } from './WorkRoom';

const MEGABYTE = 1024 * 1024;
const MAX_BYTES = 25 * MEGABYTE;
const FETCH_LIMITS = { timeoutMs: 15_000, maxBytes: MAX_BYTES, accept: 'image/*' };
/** A deck may show hundreds of pictures, which wait in turn. */
const SHARE = { max: 16, maxBytes: 64 * MEGABYTE, maxWaiting: 512 };
/** New pictures of one address: enough for dozens of decks. */
const LIMIT = { name: 'proxy', duration: 60_000, max: 3000 };
/** Each holds what is being fetched or read, and drawn. */
const FOREIGN = {
	keptBytes: 32 * MEGABYTE,
	room: { max: 256, maxBytes: 256 * MEGABYTE, share: SHARE },
	limit: LIMIT,
};
const OWN = { keptBytes: 32 * MEGABYTE, room: { max: 256, maxBytes: 128 * MEGABYTE, share: SHARE }, limit: LIMIT };

interface Source {
	bytes: Buffer;
	name: string;
}

type NamedPicture = ProxiedPicture & { name: string };

/** Serves `/proxy/{name}?url=…`: pictures from anywhere, in the sizes that clients want, without metadata. */
export function registerProxy(app: FastifyInstance, core: Core): void {
	// Other servers may be slow: what is read from the disk doesn't wait for them.
	const foreign = new MediaStock<NamedPicture>(core.limiter, FOREIGN);
	const own = new MediaStock<NamedPicture>(core.limiter, OWN);
	app.get<{ Querystring: Record<string, string | undefined> }>('/proxy/*', async ({ query, ip }, reply) => {
		reply.header('content-security-policy', MEDIA_CSP);
		const { url } = query;
		if (typeof url !== 'string' || url === '') return sendFailure(reply, 500);
		const variant = Object.keys(proxyVariants).find(name => name in query) ?? '';
		const isStill = 'static' in query;
		try {
			const origin = originOf(core, url);
			const key = `${variant}|${isStill}|${origin.key}`;
			const picture = await (origin.isOwn ? own : foreign).get(key, ip, async (take: TakeBytes) => {
				const { bytes, name } = await origin.read(take);
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
			const refused = sendRefused(reply, error);
			if (refused) return refused;
			if ('fallback' in query) return sendFailure(reply, 404);
			const isRefused = error instanceof NoPicture || error instanceof TooManyPixels;
			return sendFailure(reply, isRefused ? 403 : 500);
		}
	});
}

const sendFailure = (reply: FastifyReply, status: 403 | 404 | 500): FastifyReply =>
	reply.status(status).header('cache-control', FIVE_MINUTES).send();

/** Where a picture comes from. */
interface Origin {
	/** The same for all addresses of the same bytes. */
	key: string;
	/** Whether it is a file of this server. */
	isOwn: boolean;
	read: (take: TakeBytes) => Promise<Source>;
}

/** @throws FetchFailed for what is no address */
function originOf(core: Core, address: string): Origin {
	if (!URL.canParse(address)) throw new FetchFailed('no address');
	const url = new URL(address);
	const { pathname } = url;
	// A query doesn't change our own files.
	if (url.origin === core.urls.origin)
		return { key: pathname, isOwn: true, read: take => readOwn(core, pathname, take) };
	url.hash = '';
	return { key: url.href, isOwn: false, read: take => readForeign(core, url, take) };
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
