import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { alias } from '../../../../vite.config';

/** The page on which the tests call the image workers. */
export default defineConfig({
	root: fileURLToPath(new URL('.', import.meta.url)),
	resolve: { alias },
	publicDir: false,
	logLevel: 'warn',
	build: {
		outDir: fileURLToPath(new URL('../../../../.cache/imagePage', import.meta.url)),
		emptyOutDir: true,
		target: 'es2022',
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
	},
	worker: { format: 'es' },
});
