import { extname } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { webManifest } from '../src/domain/manifest/webManifest';
import { appPictures } from './appPictures';

/**
 * Adds the web app manifest and its pictures to the build. The manifest is for web servers that know nothing of the
 * product: ours answers with the name and the colour of its server.
 */
export function manifestPlugin(): Plugin {
	let config: ResolvedConfig;
	return {
		name: 'quarterdeck-manifest',
		configResolved(resolved) {
			config = resolved;
		},
		async generateBundle() {
			if (config.command !== 'build' || config.build.ssr) return;
			this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(webManifest({}, 'en')) });
			for (const [fileName, make] of Object.entries(appPictures))
				this.emitFile({ type: 'asset', fileName, source: await make(config.root) });
		},
		configureServer(server) {
			server.middlewares.use(async (request, response, next) => {
				const path = request.url?.split('?')[0]?.slice(1) ?? '';
				const make = appPictures[path];
				if (!make) return next();
				response.setHeader('content-type', `image/${extname(path).slice(1)}`);
				response.end(await make(config.root));
			});
		},
	};
}
