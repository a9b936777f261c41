import { defineConfig } from 'vitest/config';
import { alias } from './vite.config';

export default defineConfig({
	resolve: { alias },
	define: { __LOCALES_HASH__: JSON.stringify('test') },
	test: {
		setupFiles: ['tests/setup/texts.ts'],
		include: [
			'src/**/*.test.{ts,tsx}',
			'{workers,shaders,server}/**/*.test.ts',
			'tests/{architecture,contract}/**/*.test.ts',
		],
		exclude: ['tests/architecture/bad/**', 'node_modules/**'],
		testTimeout: 20_000,
		// The home server sends this one; the components' styles are not needed.
		css: { include: [/server\/embed/] },
		pool: 'forks',
	},
});
