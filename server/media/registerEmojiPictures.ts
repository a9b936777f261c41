import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import sharp from 'sharp';
import type { Core } from '../Core';
import { emojis } from '../store/tables/server';
import { A_DAY, A_MONTH } from './mediaHeaders';

const EMOJI_CSP = "default-src 'none'; style-src 'unsafe-inline'";
const CODE_POINTS = /^[0-9a-f]{1,6}(?:-[0-9a-f]{1,6})*$/;
const BADGE_SIDE = 72;

const require = createRequire(import.meta.url);
/** The package's folder with the pictures of a set, found by an emoji that every set has. */
const setFolder = (set: string, ending: string): string =>
	dirname(require.resolve(`@misskey-dev/emoji-assets/${set}/1f44d.${ending}`));

/** Serves custom emojis by name, and the sets of Unicode emojis. */
export function registerEmojiPictures(app: FastifyInstance, core: Core): void {
	registerCustomEmojis(app, core);
	registerSet(app, 'twemoji', 'svg', 'image/svg+xml');
	registerSet(app, 'fluent-emoji', 'png', 'image/png');
	registerBadges(app);
}

/** `/emoji/{name}[@{host}].webp` redirects to the picture in the proxy. */
function registerCustomEmojis(app: FastifyInstance, core: Core): void {
	app.get<{ Params: { file: string }; Querystring: Record<string, string> }>('/emoji/:file', async (request, reply) => {
		reply.header('cache-control', A_DAY).header('content-security-policy', EMOJI_CSP);
		const [, name = '', host = '.'] = /^([a-zA-Z0-9_+-]+)(?:@([\w.-]+?))?\.webp$/.exec(request.params.file) ?? [];
		const emoji =
			host === '.'
				? core.db.first(emojis, 'WHERE t.name = ? AND t.host IS NULL', name)
				: core.db.first(emojis, 'WHERE t.name = ? AND t.host = ?', name, host);
		const { query } = request;
		if (!emoji) {
			if ('fallback' in query) return reply.status(302).header('location', '/static-assets/emoji-unknown.png').send();
			return reply.status(404).send();
		}
		const isBadge = 'badge' in query;
		const target = new URL(`${core.urls.mediaProxy}/emoji.${isBadge ? 'png' : 'webp'}`);
		target.searchParams.set('url', core.urls.absolute(emoji.path));
		target.searchParams.set(isBadge ? 'badge' : 'emoji', '1');
		if ('static' in query && !isBadge) target.searchParams.set('static', '1');
		return reply.status(301).header('location', target.href).send();
	});
}

function registerSet(app: FastifyInstance, set: string, ending: string, type: string): void {
	const folder = setFolder(set, ending);
	app.get<{ Params: { file: string } }>(`/${set}/:file`, async ({ params, headers }, reply) => {
		const code = codeOf(params.file, ending);
		if (code === null) return reply.status(404).send();
		const bytes = await readFile(join(folder, `${code}.${ending}`)).catch(() => null);
		if (!bytes) return sendUnknown(reply);
		const etag = `"${code}-${bytes.length}"`;
		reply.headers({
			'content-type': type,
			'cache-control': A_MONTH,
			'content-security-policy': EMOJI_CSP,
			'accept-ranges': 'bytes',
			'x-content-type-options': 'nosniff',
			etag,
		});
		return headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(bytes);
	});
}

/** `/twemoji-badge/{code points}.png`: the emoji in white on transparent, for system notifications. */
function registerBadges(app: FastifyInstance): void {
	const folder = setFolder('twemoji', 'svg');
	app.get<{ Params: { file: string } }>('/twemoji-badge/:file', async ({ params }, reply) => {
		const code = codeOf(params.file, 'png');
		const drawing = code === null ? null : await readFile(join(folder, `${code}.svg`)).catch(() => null);
		if (!drawing) return reply.status(404).send();
		const mask = await sharp(drawing)
			.resize(BADGE_SIDE, BADGE_SIDE)
			.greyscale()
			.negate({ alpha: false })
			.normalise()
			.png()
			.toBuffer();
		return reply
			.headers({ 'content-type': 'image/png', 'cache-control': A_MONTH, 'content-security-policy': EMOJI_CSP })
			.send(mask);
	});
}

function codeOf(file: string, ending: string): string | null {
	const code = file.endsWith(`.${ending}`) ? file.slice(0, -ending.length - 1) : '';
	return CODE_POINTS.test(code) ? code : null;
}

const sendUnknown = (reply: FastifyReply): FastifyReply =>
	reply
		.status(404)
		.header('content-security-policy', EMOJI_CSP)
		.send({ message: 'Emoji not found', error: 'Not Found', statusCode: 404 });
