import { Parser } from 'htmlparser2';

/** What an app's page says about it. */
export interface ClientPage {
	/** Null if it doesn't say. */
	readonly name: string | null;
	readonly logoUrl: string | null;
	/** Absolute. */
	readonly redirectUris: readonly string[];
}

const NAME_MAX = 100;
const REDIRECTS_MAX = 50;
/** Any scheme, as apps on a device have their own, but those that would run or show something in this page. */
const LEADS_TO_AN_APP = /^(?!(?:about|blob|data|file|javascript|vbscript):)/;
/** One link of a `link` header: its address and its parameters. */
const LINK = /<([^<>]*)>([^<,]*)/g;

/**
 * Reads the address of an app (IndieAuth's client information): `rel=redirect_uri` in the header and in the page, and
 * name and logo of an `h-app`.
 * @param link the `link` header
 * @param base the app's address, after redirects
 */
export function readClientPage(html: string, link: string | null, base: URL): ClientPage {
	const redirects = redirectsOfHeader(link);
	const found = { name: null as string | null, logo: null as string | null };
	/** Depth inside of the app's own element; 0 outside. */
	let depth = 0;
	/** The depth at which the name began; null outside of it. */
	let nameFrom: number | null = null;
	const parser = new Parser({
		onopentag(tag, { class: classes = '', rel = '', href, src }) {
			const has = (name: string) => classes.split(/\s+/).includes(name);
			if (tag === 'link' && rel.split(/\s+/).includes('redirect_uri') && href !== undefined) redirects.push(href);
			if (depth > 0 || has('h-app') || has('h-x-app')) depth++;
			if (depth === 0) return;
			if (has('u-logo')) found.logo ??= src ?? href ?? null;
			if (has('p-name') && found.name === null) {
				found.name = '';
				nameFrom = depth;
			}
		},
		ontext(text) {
			if (nameFrom !== null) found.name += text;
		},
		onclosetag() {
			if (nameFrom === depth) nameFrom = null;
			if (depth > 0) depth--;
		},
	});
	parser.end(html);
	const name = found.name?.replace(/\s+/g, ' ').trim().slice(0, NAME_MAX);
	return {
		name: name || null,
		logoUrl: absolute(found.logo, base, /^https:$/),
		redirectUris: redirects.slice(0, REDIRECTS_MAX).flatMap(each => absolute(each, base, LEADS_TO_AN_APP) ?? []),
	};
}

function redirectsOfHeader(link: string | null): string[] {
	return [...(link ?? '').matchAll(LINK)].flatMap(([, address = '', params = '']) =>
		/;\s*rel="?(?:[^";]*\s)?redirect_uri(?=[\s";]|$)/.test(params) ? address : [],
	);
}

function absolute(address: string | null, base: URL, protocol: RegExp): string | null {
	if (address === null || !URL.canParse(address, base)) return null;
	const url = new URL(address, base);
	return protocol.test(url.protocol) ? url.href : null;
}
