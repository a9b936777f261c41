import { Parser } from 'htmlparser2';

/** A page's metadata, with the field names of link previews (`GET /url`). */
export interface PageSummary {
	title: string | null;
	icon: string | null;
	description: string | null;
	thumbnail: string | null;
	sitename: string | null;
	player: { url: string | null; width: number | null; height: number | null; allow: string[] };
	sensitive: boolean;
}

/** Only the beginning is read, as the metadata is in the head. */
export const PAGE_LENGTH_MAX = 256 * 1024;
/** Reading stops after this time, as other requests are waiting. */
const READ_WITHIN_MS = 200;
/** Characters read between two checks of the time. */
const STEP = 4096;
const TITLE_MAX = 300;
const DESCRIPTION_MAX = 500;

/** Permissions that a player's frame may have. */
const PLAYER_ALLOW = [
	'autoplay',
	'clipboard-write',
	'fullscreen',
	'encrypted-media',
	'picture-in-picture',
	'web-share',
];

/** Reads the head of an HTML page. URLs are made absolute; those that aren't http(s) are left out. */
export function readPage(html: string, base: URL): PageSummary {
	const { metas, title: named, icon } = readHead(html);
	const first = (...names: string[]): string | null => names.map(name => metas.get(name)).find(Boolean) ?? null;
	const title = first('og:title', 'twitter:title') ?? named;
	const description = first('og:description', 'twitter:description', 'description');
	return {
		title: clip(title, TITLE_MAX) ?? base.host,
		icon: absolute(icon ?? '/favicon.ico', base),
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
	// Only https may be framed, as the page around it may be https.
	if (!url?.startsWith('https:')) return { url: null, width: null, height: null, allow: [] };
	const size = (...names: string[]): number | null => Number.parseInt(first(...names) ?? '', 10) || null;
	return {
		url,
		width: size('twitter:player:width', 'og:video:width'),
		height: size('twitter:player:height', 'og:video:height'),
		allow: PLAYER_ALLOW,
	};
}

interface Head {
	/** Name or property → content, the first of each. */
	metas: Map<string, string>;
	title: string | null;
	icon: string | null;
}

function readHead(html: string): Head {
	const head: Head = { metas: new Map(), title: null, icon: null };
	/** Content for browsers without scripts is ignored. */
	let noscripts = 0;
	let title: string | null = null;
	const parser = new Parser({
		onopentag(tag, attributes) {
			if (tag === 'noscript') noscripts++;
			if (noscripts > 0) return;
			if (tag === 'title' && head.title === null) title = '';
			if (tag === 'meta') noteMeta(head.metas, attributes);
			if (tag === 'link' && head.icon === null && isIcon(attributes.rel)) head.icon = attributes.href ?? null;
		},
		ontext(text) {
			if (title !== null) title += text;
		},
		onclosetag(tag) {
			if (tag === 'noscript') noscripts--;
			if (tag !== 'title' || title === null) return;
			head.title = title.trim() || null;
			title = null;
		},
	});
	const until = performance.now() + READ_WITHIN_MS;
	const length = Math.min(html.length, PAGE_LENGTH_MAX);
	for (let at = 0; at < length && performance.now() < until; at += STEP)
		parser.write(html.slice(at, Math.min(at + STEP, length)));
	return head;
}

function noteMeta(metas: Head['metas'], attributes: Readonly<Record<string, string>>): void {
	const name = (attributes.property ?? attributes.name)?.toLowerCase();
	const content = attributes.content?.trim();
	if (name && content && !metas.has(name)) metas.set(name, content);
}

const isIcon = (rel = ''): boolean => rel.toLowerCase().split(/\s/).includes('icon');

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
