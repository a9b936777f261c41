import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { ServiceBuild } from '../workers/service/ServiceBuild';
import { localesHash } from './localeFiles';
import { serviceBuildOf } from './serviceBuildOf';

const SOURCE = 'workers/service/service.worker.ts';
const FILE = 'sw.js';

/**
 * Builds `/sw.js`, the service worker, once all other files have their names: it knows which of them belong to this
 * build. There is none in development, where files change under their names.
 */
export function serviceWorkerPlugin(): Plugin {
	let config: ResolvedConfig;
	return {
		name: 'quarterdeck-service-worker',
		apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
		configResolved(resolved) {
			config = resolved;
		},
		generateBundle: {
			order: 'post',
			async handler(_, bundle) {
				const page = bundle['index.html'];
				// Pages of tests have other names.
				if (page?.type !== 'asset') return;
				const html = typeof page.source === 'string' ? page.source : new TextDecoder().decode(page.source);
				const source = await buildWorker(serviceBuildOf(html, Object.values(bundle), localesHash()), config);
				this.emitFile({ type: 'asset', fileName: FILE, source });
			},
		},
	};
}

async function buildWorker(service: ServiceBuild, { root, resolve }: ResolvedConfig): Promise<string> {
	const built = await build({
		configFile: false,
		root,
		publicDir: false,
		logLevel: 'warn',
		resolve: { alias: resolve.alias },
		define: {
			__SERVICE_BUILD__: JSON.stringify(service),
			// Otherwise workbox brings its messages for developers.
			'process.env.NODE_ENV': JSON.stringify('production'),
		},
		build: {
			write: false,
			target: 'es2022',
			minify: true,
			lib: { entry: SOURCE, formats: ['iife'], name: 'service', fileName: 'service' },
		},
	});
	const files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = [built]
		.flat()
		.flatMap(each => ('output' in each ? each.output : []));
	const chunks = files.filter(file => file.type === 'chunk');
	const [script] = chunks;
	if (chunks.length !== 1 || script === undefined) throw new Error(`${SOURCE} must be one script.`);
	return script.code;
}
