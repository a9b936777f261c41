import { defineConfig } from 'vite';
import { alias } from '../../vite.config';

/** The bench: the measuring process, and the child processes that post, put on load, and run programs. */
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
			// It locates the project by its own path.
			external: [/HomeServerProcess\.mjs$/],
			input: {
				main: 'tests/bench/main.ts',
				poster: 'tests/bench/stage/poster.ts',
				serverLoad: 'tests/bench/stage/serverLoad.ts',
				interpreter: 'tests/bench/stage/interpreter.ts',
			},
			output: { entryFileNames: '[name].js' },
		},
	},
	ssr: { external: true },
});
