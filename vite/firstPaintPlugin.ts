import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCE = 'src/ui/themes/firstPaint.js';

/**
 * Puts the script that runs before the first paint at the end of the head: while the page waits for it, the modules and
 * styles that stand before it are on their way. Its name tells its contents, so that no browser has to ask for it again.
 */
export function firstPaintPlugin(): Plugin {
	const source = readFileSync(new URL(`../${SOURCE}`, import.meta.url), 'utf8');
	const built = `assets/firstPaint-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
	let isBuild = false;
	let forServer = false;
	return {
		name: 'quarterdeck-first-paint',
		configResolved({ command, build }) {
			isBuild = command === 'build';
			forServer = Boolean(build.ssr);
		},
		generateBundle() {
			if (!forServer) this.emitFile({ type: 'asset', fileName: built, source });
		},
		transformIndexHtml: {
			order: 'post',
			handler: () => [{ tag: 'script', attrs: { src: `/${isBuild ? built : SOURCE}` }, injectTo: 'head' }],
		},
	};
}
