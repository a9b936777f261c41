import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { localeLanguages, localeParts, localesFolder, localesHash } from './localeFiles';

const packageFile = new URL('../package.json', import.meta.url);

/**
 * Serves (dev) and writes (build) `/assets/locales/{lang}.{version}.json` with the texts of a start, and
 * `/assets/locales/{lang}/{namespace}.{version}.json` for each other namespace, both from `locales/<lang>/*.json`.
 * Defines `__LOCALES_HASH__`, by which the client checks that its cached texts are this build's.
 */
export function localesPlugin(): Plugin {
	const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
	let forServer = false;

	return {
		name: 'quarterdeck-locales',
		config: () => ({ define: { __LOCALES_HASH__: JSON.stringify(localesHash()) } }),
		configResolved(config) {
			forServer = Boolean(config.build.ssr);
		},
		configureServer(server) {
			server.watcher.add(localesFolder);
			server.watcher.on('change', file => {
				// The hash is fixed at start, so a changed text restarts the dev server.
				if (file.startsWith(localesFolder)) void server.restart();
			});
			server.middlewares.use('/assets/locales', (request, response, next) => {
				const name = request.url?.split('?')[0] ?? '';
				const texts = parts().find(([part]) => name === `/${part}.${version}.json`)?.[1];
				if (texts === undefined) return next();
				response.setHeader('content-type', 'application/json');
				response.end(JSON.stringify(texts));
			});
		},
		generateBundle() {
			if (forServer) return;
			for (const [part, texts] of parts()) {
				const fileName = `assets/locales/${part}.${version}.json`;
				this.emitFile({ type: 'asset', fileName, source: JSON.stringify(texts) });
			}
		},
	};
}

const parts = () => localeLanguages().flatMap(localeParts);
