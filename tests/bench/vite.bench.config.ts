import { defineConfig } from 'vite';
import { alias } from '../../vite.config';

/** The bench itself: the part that measures, and the child processes that post and load. */
export default defineConfig({
	resolve: { alias },
	publicDir: false,
	build: {
		ssr: true,
		outDir: '.cache/bench',
		emptyOutDir: true,
		target: 'node20',
		minify: false,
		rollupOptions: {
			// It finds the project by its own place.
			external: [/HomeServerProcess\.mjs$/],
			input: {
				main: 'tests/bench/main.ts',
				poster: 'tests/bench/stage/poster.ts',
				serverLoad: 'tests/bench/stage/serverLoad.ts',
			},
			output: { entryFileNames: '[name].js' },
		},
	},
	ssr: { external: true },
});
