import { createHash } from 'node:crypto';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite';
import { buildFirstPaint } from './buildFirstPaint';
import { type Bundle, startPartsOf } from './startPartsOf';

const SOURCE = 'src/firstPaint.ts';
/** What the first paint runs before itself where another version has compiled the theme. */
const THEMES = 'src/recompileTheme.ts';
/** The app's style sheets in the built page. */
const STYLE_SHEET = /^\s*<link rel="stylesheet"[^>]*?href="([^"]+)">\n/gm;

/**
 * Builds what comes before the first paint (`src/firstPaint.ts`) and makes it the only thing that the page waits for.
 * That script adds the app's style sheets, so that the skeleton is visible while they load. In development it is a
 * module, which nothing waits for.
 */
export function firstPaintPlugin(): Plugin {
	let config: ResolvedConfig;
	let isBuild = false;
	const references = { script: '', styles: '', themes: '' };
	const addresses = { script: '', styles: '', themes: '' };
	return {
		name: 'quarterdeck-first-paint',
		configResolved(resolved) {
			config = resolved;
			isBuild = resolved.command === 'build' && !resolved.build.ssr;
		},
		async buildStart() {
			if (!isBuild) return;
			const { script, styles } = await buildFirstPaint(SOURCE, config);
			const themes = await buildFirstPaint(THEMES, config);
			references.script = this.emitFile({ type: 'asset', name: 'firstPaint.js', source: script });
			references.styles = this.emitFile({ type: 'asset', name: 'firstPaint.css', source: styles });
			references.themes = this.emitFile({ type: 'asset', name: 'recompileTheme.js', source: themes.script });
		},
		generateBundle() {
			if (!isBuild) return;
			addresses.script = `/${this.getFileName(references.script)}`;
			addresses.styles = `/${this.getFileName(references.styles)}`;
			addresses.themes = `/${this.getFileName(references.themes)}`;
		},
		transformIndexHtml: {
			order: 'post',
			handler: (html, { bundle }) =>
				bundle === undefined
					? [{ tag: 'script', attrs: { type: 'module', src: `/${SOURCE}` }, injectTo: 'head-prepend' }]
					: { html: html.replaceAll(STYLE_SHEET, ''), tags: tagsFor(html, bundle, config.root, addresses) },
		},
	};
}

type Addresses = Readonly<Record<'script' | 'styles' | 'themes', string>>;

function tagsFor(html: string, bundle: Bundle, root: string, addresses: Addresses) {
	const styles = [...html.matchAll(STYLE_SHEET)].map(([, href = '']) => href);
	const parts = { ...startPartsOf(bundle, root), styles };
	const build = createHash('sha256')
		.update(JSON.stringify([addresses, html]))
		.digest('base64url')
		.slice(0, 10);
	const tags: HtmlTagDescriptor[] = [
		{ tag: 'link', attrs: { rel: 'stylesheet', href: addresses.styles }, injectTo: 'head' },
		{
			tag: 'script',
			attrs: {
				src: addresses.script,
				'data-build': build,
				'data-themes': addresses.themes,
				'data-parts': JSON.stringify(parts),
			},
			injectTo: 'head',
		},
	];
	const preloads = styles.map((href): HtmlTagDescriptor => {
		return { tag: 'link', attrs: { rel: 'preload', as: 'style', crossorigin: true, href }, injectTo: 'head' };
	});
	return [...tags, ...preloads];
}
