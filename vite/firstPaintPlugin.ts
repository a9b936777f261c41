import type { Plugin } from 'vite';

const SOURCE = 'src/firstPaint.ts';

/**
 * Puts what runs before the first paint at the end of the head, as a script that the page waits for: meanwhile the
 * modules and styles that stand before it are on their way. In development it is a module, which nothing waits for.
 */
export function firstPaintPlugin(): Plugin {
	let isBuild = false;
	let forServer = false;
	let chunk = '';
	return {
		name: 'quarterdeck-first-paint',
		configResolved({ command, build }) {
			isBuild = command === 'build';
			forServer = Boolean(build.ssr);
		},
		buildStart() {
			if (isBuild && !forServer) chunk = this.emitFile({ type: 'chunk', id: SOURCE, name: 'firstPaint' });
		},
		generateBundle(_, bundle) {
			if (chunk === '') return;
			const built = bundle[this.getFileName(chunk)];
			// It is not loaded as a module.
			if (built?.type !== 'chunk' || built.imports.length + built.exports.length > 0) {
				throw new Error(`${SOURCE} must share no code with any other chunk.`);
			}
			// Nor are its names meant for others.
			built.code = `(()=>{${built.code}})()`;
			chunk = built.fileName;
		},
		transformIndexHtml: {
			order: 'post',
			handler: () => [
				isBuild
					? { tag: 'script', attrs: { src: `/${chunk}` }, injectTo: 'head' }
					: { tag: 'script', attrs: { type: 'module', src: `/${SOURCE}` }, injectTo: 'head-prepend' },
			],
		},
	};
}
