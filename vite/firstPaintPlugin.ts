import { createHash } from 'node:crypto';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite';
import type { StartParts } from '../src/shell/StartParts';
import { buildFirstPaint } from './buildFirstPaint';
import { type Bundle, startPartsOf } from './startPartsOf';

const SOURCE = 'src/firstPaint.ts';
/** What the first paint runs before itself where another version has compiled the theme. */
const THEMES = 'src/recompileTheme.ts';
/** The app's style sheets in the built page. */
const STYLE_SHEET = /^\s*<link rel="stylesheet"[^>]*?href="([^"]+)">\n/gm;

/** The scripts that start the app, in the built page. */
const MODULE_SCRIPT = /^\s*<script type="module" crossorigin src="([^"]+)"><\/script>\n/gm;

/**
 * Builds what comes before the first paint (`src/firstPaint.ts`) and makes it the only thing that the page waits for.
 * That script adds the app's style sheets, so that the skeleton is visible while they load, and runs the app's scripts,
 * which the page only asks for, so that they don't delay the view of the last visit. In development it is a
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
					: { html: withoutStart(html), tags: tagsFor(html, bundle, config.root, addresses) },
		},
	};
}

const withoutStart = (html: string): string => html.replaceAll(STYLE_SHEET, '').replaceAll(MODULE_SCRIPT, '');

type Addresses = Readonly<Record<'script' | 'styles' | 'themes', string>>;

function tagsFor(html: string, bundle: Bundle, root: string, addresses: Addresses) {
	const styles = [...html.matchAll(STYLE_SHEET)].map(([, href = '']) => href);
	const modules = [...html.matchAll(MODULE_SCRIPT)].map(([, src = '']) => src);
	if (modules.length === 0) throw new Error('The built page starts no module.');
	const parts: StartParts = { ...startPartsOf(bundle, root), styles, modules };
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
	// Asked for after what comes before the first paint.
	const preload = (attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => {
		return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' };
	};
	return [
		...tags,
		...modules.map(href => preload({ rel: 'modulepreload', href })),
		...styles.map(href => preload({ rel: 'preload', as: 'style', href })),
	];
}
