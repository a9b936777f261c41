import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Core } from '../Core';
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
		app.get(path, async (_request, reply) =>
			reply
				.headers({ 'content-type': 'image/png', 'cache-control': A_DAY, 'accept-ranges': 'bytes' })
				.send(await staticPicture('icon.png')),
		);
	}

	app.get<{ Params: { name: string } }>('/static-assets/:name', async ({ params }, reply) => {
		const bytes = await staticPicture(params.name);
		if (!bytes) return reply.status(404).send({ message: 'Not found', error: 'Not Found', statusCode: 404 });
		return reply
			.headers({ 'content-type': 'image/png', 'cache-control': A_WEEK, 'accept-ranges': 'bytes' })
			.send(bytes);
	});
}
