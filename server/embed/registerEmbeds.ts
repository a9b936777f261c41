import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../Core';
import style from './embed.css?raw';
import { type EmbedTexts, embedTexts } from './embedTexts';
import { findEmbed } from './findEmbed';
import fitFrames from './fitFrames.js?raw';
import { html } from './html';
import { STYLE_PATH } from './htmlDocument';
import { readEmbedOptions } from './readEmbedOptions';
import { embedPolicy, renderPage } from './renderPage';

const KEPT = 'public, max-age=300';
const SCRIPT_KEPT = 'public, max-age=86400';

/** The script for pages that embed notes (blocks/embed/embedCode). */
const SCRIPT_PATH = '/embed.js';

const PATHS = {
	note: '/embed/notes/:id',
	user: '/embed/user-timeline/:id',
	clip: '/embed/clips/:id',
	tag: '/embed/tags/:id',
} as const;

/** The kinds of content that can be embedded. */
export type EmbedKind = keyof typeof PATHS;

/**
 * Serves public notes and timelines as small pages for frames of other sites. Their only script reports their height.
 */
export function registerEmbeds(app: FastifyInstance, core: Core): void {
	app.get(STYLE_PATH, (_request, reply) =>
		reply
			.headers({ 'cache-control': KEPT, 'x-content-type-options': 'nosniff' })
			.type('text/css; charset=utf-8')
			.send(style),
	);
	app.get(SCRIPT_PATH, (_request, reply) =>
		reply
			.headers({ 'cache-control': SCRIPT_KEPT, 'x-content-type-options': 'nosniff' })
			.type('application/javascript; charset=utf-8')
			.send(fitFrames),
	);
	for (const [kind, path] of Object.entries(PATHS) as [EmbedKind, string][]) {
		app.get<{ Params: { id: string } }>(path, (request, reply) => {
			const texts = embedTexts(request.headers['accept-language']);
			const page = findEmbed(core, kind, request.params.id, texts);
			return send(core, request, reply.status(page ? 200 : 404), page ?? missing(core, texts), texts);
		});
	}
}

const missing = (core: Core, texts: EmbedTexts) => ({
	title: core.settings.get('name') ?? core.urls.host,
	body: html`<p class="empty">${texts.missing}</p>`,
	address: core.urls.origin,
	serverName: core.settings.get('name') ?? core.urls.host,
});

function send(
	core: Core,
	request: FastifyRequest,
	reply: FastifyReply,
	page: Parameters<typeof renderPage>[0],
	texts: EmbedTexts,
): FastifyReply {
	const options = readEmbedOptions(request.query as Record<string, unknown>);
	return reply
		.headers({
			'cache-control': KEPT,
			'content-security-policy': embedPolicy(core.urls.origin, options),
			'x-content-type-options': 'nosniff',
			'referrer-policy': 'strict-origin-when-cross-origin',
			vary: 'Accept-Language',
		})
		.type('text/html; charset=utf-8')
		.send(renderPage(page, options, texts).source);
}
