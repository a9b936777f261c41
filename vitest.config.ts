import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { alias } from './vite.config';

export default defineConfig({
	resolve: { alias },
	define: { __LOCALES_HASH__: JSON.stringify('test') },
	test: {
		testTimeout: 20_000,
		// The home server sends this one; the components' styles are not needed.
		css: { include: [/server\/embed/] },
		pool: 'forks',
		maxWorkers: availableParallelism(),
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					setupFiles: ['tests/setup/texts.ts'],
					include: [
						'src/**/*.test.{ts,tsx}',
						'{workers,shaders,server}/**/*.test.ts',
						'tests/{architecture,contract}/**/*.test.ts',
					],
					exclude: ['tests/architecture/bad/**', 'node_modules/**'],
				},
			},
			{
				extends: true,
				test: {
					name: 'pages',
					environment: 'happy-dom',
					// As long as in a browser, as a file's first test loads the whole app.
					testTimeout: 60_000,
					expect: { poll: { timeout: 10_000 } },
					globalSetup: ['tests/pages/support/startHome.ts'],
					setupFiles: ['tests/pages/support/setup.ts'],
					include: ['tests/pages/**/*.test.ts'],
				},
			},
		],
	},
});
