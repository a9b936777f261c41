import { defineConfig } from 'vite';
import { alias } from './vite.config';

/** The embedded home server: `vite build --ssr --config vite.server.config.ts` writes `dist/server/main.js`. */
export default defineConfig({
	resolve: { alias },
	publicDir: false,
	build: {
		ssr: 'server/main.ts',
		outDir: 'dist/server',
		emptyOutDir: true,
		target: 'node20',
		sourcemap: true,
		rollupOptions: { output: { entryFileNames: '[name].js' } },
	},
	ssr: { external: true },
});
