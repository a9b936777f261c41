import { type Html, html, type Piece } from './html';

export interface TextPlace {
	/** The origin of the text's server. */
	origin: string;
	/** URLs of custom emojis by name. */
	emojis: ReadonlyMap<string, string>;
}

const CODE = /(```[\s\S]*?```|`[^`\n]+`)/;
/** Effects are removed; their content stays. */
const EFFECT_OR_BRACKET = /\$\[[a-z0-9]+(?:\.[\w=,.#-]*)?\s*|\[|\]/g;
const DECORATION = /<\/?(?:center|small|plain|b|i|s)>/g;
const PAIRED = /(\*\*|~~)([^*~\n]+)\1/g;

const LABELLED = String.raw`\??\[(?<label>[^\][\n]+)\]\((?<target>https?:\/\/[^\s()]+)\)`;
const LINK = String.raw`(?<link>https?:\/\/[^\s<>"'「」（）]+)`;
const MENTION = String.raw`(?<![\w@./-])@(?<user>\w+)(?:@(?<host>[\w.-]*\w))?`;
const TAG = String.raw`(?<![\w&/])#(?<tag>[^\s.,!?'"#:/[\]【】()「」（）<>]+)`;
const EMOJI = String.raw`:(?<emoji>[\w+-]+):`;
const TOKEN = new RegExp([LABELLED, LINK, MENTION, TAG, EMOJI].join('|'), 'gu');
/** Punctuation at the end of a URL isn't part of it. */
const NOT_OF_A_LINK = '.,!?:;)]。、';

/**
 * A note's text as HTML: links, mentions, hashtags, custom emojis and code; other markup is removed, its content stays.
 */
export function renderText(text: string, place: TextPlace): Html {
	const open: boolean[] = [];
	const pieces = text.split(CODE).map((piece, index): Piece => {
		if (index % 2 === 1) return renderCode(piece);
		return renderPlain(withoutEffects(piece, open).replace(DECORATION, '').replace(PAIRED, '$2'), place);
	});
	return html`${pieces}`;
}

function renderCode(piece: string): Html {
	const [, block] = /^```(?:\w*\n)?([\s\S]*)```$/.exec(piece) ?? [];
	return block === undefined ? html`<code>${piece.slice(1, -1)}</code>` : html`<pre>${block.trim()}</pre>`;
}

/** @param open the open brackets, with those of effects marked; updated from piece to piece */
const withoutEffects = (text: string, open: boolean[]): string =>
	text.replace(EFFECT_OR_BRACKET, found => {
		if (found !== ']') {
			open.push(found !== '[');
			return found === '[' ? found : '';
		}
		return open.pop() ? '' : found;
	});

function renderPlain(text: string, place: TextPlace): Piece[] {
	const pieces: Piece[] = [];
	let from = 0;
	for (const found of text.matchAll(TOKEN)) {
		pieces.push(text.slice(from, found.index), renderToken(found[0], found.groups ?? {}, place));
		from = found.index + found[0].length;
	}
	return [...pieces, text.slice(from)];
}

function renderToken(token: string, parts: Record<string, string | undefined>, { origin, emojis }: TextPlace): Piece {
	const { label, target, link, user, host, tag, emoji } = parts;
	if (target !== undefined) return outward(target, label ?? target);
	if (link !== undefined) {
		let end = link.length;
		while (NOT_OF_A_LINK.includes(link[end - 1] ?? ' ')) end--;
		const address = link.slice(0, end);
		return [outward(address, address.replace(/^https?:\/\//, '')), link.slice(end)];
	}
	if (user !== undefined) return outward(`${origin}/@${user}${host ? `@${host}` : ''}`, token);
	if (tag !== undefined) return outward(`${origin}/tags/${encodeURIComponent(tag)}`, token);
	const picture = emojis.get(emoji ?? '');
	return picture === undefined ? token : html`<img class="emoji" src="${picture}" alt="${token}" title="${token}">`;
}

/** A link that opens outside of the frame. */
export const outward = (address: string, label: Piece, name?: string): Html =>
	html`<a${name === undefined ? '' : html` class="${name}"`} href="${address}" target="_blank" rel="noopener nofollow">${label}</a>`;
