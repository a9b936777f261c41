import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import type { Core } from '../Core';
import { sendBytes } from '../http/sendBytes';
import { users } from '../store/tables/users';
import { ByteCache } from './ByteCache';
import { drawIdenticon } from './drawIdenticon';
import { A_DAY, A_WEEK } from './mediaHeaders';
import { staticPicture } from './staticPictures';

const KEPT_BYTES = 2 * 1024 * 1024;
const UNKNOWN = '/static-assets/user-unknown.png';

/**
 * Serves avatars: `/avatar/@{acct}` redirects to one, `/identicon/{address}` draws one, `/static-assets/` has the
 * default ones.
 */
export function registerFaces(app: FastifyInstance, core: Core): void {
	const identicons = new ByteCache<{ bytes: Buffer }>(KEPT_BYTES);

	app.get<{ Params: { acct: string } }>('/avatar/:acct', async ({ params }, reply) => {
		const [, username = '', host] = /^@(\w+)(?:@([\w.:-]+))?$/.exec(params.acct) ?? [];
		const isLocal = host === undefined || host === core.urls.host;
		const user = isLocal
			? core.db.first(users, 'WHERE t.usernameLower = ? AND t.host IS NULL', username.toLowerCase())
			: core.db.first(users, 'WHERE t.usernameLower = ? AND t.host = ?', username.toLowerCase(), host);
		const isShown = user && !user.isSuspended && !user.isDeleted;
		const location = isShown ? core.urls.avatar(user) : UNKNOWN;
		return reply.status(302).header('cache-control', A_DAY).header('location', location).send();
	});

	app.get<{ Params: { address: string } }>('/identicon/:address', async ({ params }, reply) => {
		const { bytes } = await identicons.get(params.address, async () => ({
			bytes: await sharp(Buffer.from(drawIdenticon(params.address)))
				.png({ palette: true })
				.toBuffer(),
		}));
		return reply.headers({ 'content-type': 'image/png', 'cache-control': A_DAY }).send(bytes);
	});

	for (const path of ['/favicon.ico', '/apple-touch-icon.png']) {
		app.get(path, (request, reply) => sendPicture(request, reply, 'icon.png', A_DAY));
	}

	app.get<{ Params: { name: string } }>('/static-assets/:name', (request, reply) =>
		sendPicture(request, reply, request.params.name, A_WEEK),
	);
}

async function sendPicture(
	request: FastifyRequest,
	reply: FastifyReply,
	name: string,
	kept: string,
): Promise<FastifyReply> {
	const bytes = await staticPicture(name);
	if (!bytes) return reply.status(404).send({ message: 'Not found', error: 'Not Found', statusCode: 404 });
	return sendBytes(request, reply.type('image/png').header('cache-control', kept), bytes);
}
