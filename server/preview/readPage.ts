import { decodeEntities } from './decodeEntities';

/** What a page says about itself, in the words of link previews (`GET /url`). */
export interface PageSummary {
	title: string | null;
	icon: string | null;
	description: string | null;
	thumbnail: string | null;
	sitename: string | null;
	player: { url: string | null; width: number | null; height: number | null; allow: string[] };
	sensitive: boolean;
}

/** Only the beginning is looked at: what a page says of itself stands in its head. */
const LOOKED_AT = 300_000;
const TITLE_MAX = 300;
const DESCRIPTION_MAX = 500;

/** What the frame of a player may be allowed. */
const PLAYER_ALLOW = [
	'autoplay',
	'clipboard-write',
	'fullscreen',
	'encrypted-media',
	'picture-in-picture',
	'web-share',
];

/** Reads the head of an HTML page. Addresses are made absolute; those that are not http(s) are left out. */
export function readPage(html: string, base: URL): PageSummary {
	const head = html
		.slice(0, LOOKED_AT)
		.replace(/<!--[\s\S]*?-->/g, '')
		.replace(/<(script|style|noscript)\b[\s\S]*?<\/\1\s*>/gi, '');
	const metas = readMetas(head);
	const first = (...names: string[]): string | null => names.map(name => metas.get(name)).find(Boolean) ?? null;
	const title = first('og:title', 'twitter:title') ?? textOf(/<title[^>]*>([\s\S]*?)<\/title>/i.exec(head)?.[1]);
	const description = first('og:description', 'twitter:description', 'description');
	return {
		title: clip(title, TITLE_MAX) ?? base.host,
		icon: absolute(iconOf(head) ?? '/favicon.ico', base),
		description: description === title ? null : clip(description, DESCRIPTION_MAX),
		thumbnail: absolute(first('og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'), base),
		sitename: clip(first('og:site_name', 'application-name'), TITLE_MAX) ?? base.host,
		player: readPlayer(first, base),
		sensitive: /^(?:adult|mature|rta-5042-1996-1400-1577-rta)$/i.test(first('rating') ?? ''),
	};
}

type First = (...names: string[]) => string | null;

function readPlayer(first: First, base: URL): PageSummary['player'] {
	const isFrame = first('og:video:type') === null || first('og:video:type') === 'text/html';
	const url = absolute(
		first('twitter:player') ?? (isFrame ? first('og:video:secure_url', 'og:video:url') : null),
		base,
	);
	// Only what is encrypted may be framed: the page around it may be.
	if (!url?.startsWith('https:')) return { url: null, width: null, height: null, allow: [] };
	const size = (...names: string[]): number | null => Number.parseInt(first(...names) ?? '', 10) || null;
	return {
		url,
		width: size('twitter:player:width', 'og:video:width'),
		height: size('twitter:player:height', 'og:video:height'),
		allow: PLAYER_ALLOW,
	};
}

/** Name or property → content, the first of each. */
function readMetas(head: string): Map<string, string> {
	const metas = new Map<string, string>();
	for (const [tag] of head.matchAll(/<meta\b[^>]*>/gi)) {
		const attributes = readAttributes(tag);
		const name = (attributes.get('property') ?? attributes.get('name'))?.toLowerCase();
		const content = attributes.get('content')?.trim();
		if (name && content && !metas.has(name)) metas.set(name, content);
	}
	return metas;
}

function iconOf(head: string): string | null {
	for (const [tag] of head.matchAll(/<link\b[^>]*>/gi)) {
		const attributes = readAttributes(tag);
		if (/(?:^|\s)icon(?:\s|$)/i.test(attributes.get('rel') ?? '')) return attributes.get('href') ?? null;
	}
	return null;
}

function readAttributes(tag: string): Map<string, string> {
	const found = tag.matchAll(/([a-z:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi);
	return new Map([...found].map(([, name = '', a, b, c]) => [name.toLowerCase(), decodeEntities(a ?? b ?? c ?? '')]));
}

const textOf = (html: string | undefined): string | null =>
	html === undefined ? null : decodeEntities(html).replace(/\s+/g, ' ').trim() || null;

function clip(text: string | null, max: number): string | null {
	const clean = text?.replace(/\s+/g, ' ').trim();
	if (!clean) return null;
	return clean.length > max ? `${clean.slice(0, max - 1)}…` : clean;
}

function absolute(address: string | null, base: URL): string | null {
	if (!address || !URL.canParse(address, base.href)) return null;
	const url = new URL(address, base);
	return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}
