import { createHash } from 'node:crypto';
import type { EmbedTexts } from './embedTexts';
import { Html, html, type Piece } from './html';
import { htmlDocument } from './htmlDocument';
import type { EmbedOptions } from './readEmbedOptions';
import { outward } from './renderText';
import tellHeight from './tellHeight.js?raw';

export interface EmbedPage {
	title: string;
	/** Above the notes, if the options ask for it. */
	header?: Piece;
	body: Piece;
	/** The path of the full page. */
	address: string;
	serverName: string;
}

const sourceHash = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** The only CSS rule that depends on the address. */
const heightRule = ({ maxHeight }: EmbedOptions): string =>
	maxHeight === null ? '' : `:root{--max-height:${maxHeight}px}`;

/** A complete page. */
export function renderPage(page: EmbedPage, options: EmbedOptions, texts: EmbedTexts): Html {
	const { title, header, body, address, serverName } = page;
	const rule = heightRule(options);
	const theme = options.colorMode === null ? null : html` data-theme="${options.colorMode}"`;
	return htmlDocument({
		language: texts.language,
		title,
		root: theme,
		head: rule === '' ? null : html`<style>${rule}</style>`,
		body: html`<body>
<main class="card${options.border ? ' bordered' : ''}${options.rounded ? ' rounded' : ''}">
<h1 class="unseen">${title}</h1>
${options.header && header ? html`<header class="title">${header}</header>` : null}
<div class="scroll" tabindex="0" role="region" aria-label="${title}">
${body}
</div>
<footer>${outward(address, texts.openOn(serverName))}</footer>
</main>
<script>${new Html(tellHeight)}</script>
</body>`,
	});
}

/**
 * The Content-Security-Policy of an embedded page: any site may frame it, and it runs only the script that reports its
 * height.
 * @param origin of the server, which may also have another name
 */
export function embedPolicy(origin: string, options: EmbedOptions): string {
	const rule = heightRule(options);
	return [
		"default-src 'none'",
		`script-src ${sourceHash(tellHeight)}`,
		`style-src 'self'${rule === '' ? '' : ` ${sourceHash(rule)}`}`,
		`img-src 'self' ${origin} https:`,
		`media-src 'self' ${origin} https:`,
		"base-uri 'none'",
		"form-action 'none'",
		'frame-ancestors *',
	].join('; ');
}
