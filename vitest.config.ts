import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { bundles } from './tests/setup/makeBundles';
import { alias } from './vite.config';

/** Rooms of pure code, and the home server, whose parts each test makes for itself. */
const RULES = ['src/{base,domain,wire,api}/**/*.test.ts', '{server,shaders}/**/*.test.ts'];

const UNITS = [
	'src/**/*.test.{ts,tsx}',
	'vite/**/*.test.ts',
	'workers/**/*.test.ts',
	'tests/{architecture,contract}/**/*.test.ts',
];
const NO_TESTS = ['tests/architecture/bad/**', 'node_modules/**'];
const TEST_FILES = ['src', 'workers', 'vite', 'tests/architecture', 'tests/contract']
	.flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => `${folder}/${file}`))
	.filter(file => /\.test\.tsx?$/.test(file));
const thatHave = (pattern: RegExp) => TEST_FILES.filter(file => pattern.test(readFileSync(file, 'utf8')));
/** Files that need a thread of their own: what they leave in a page, or replace, would be there for the next one. */
const ALONE = thatHave(/\bvi\.(mock|doMock|resetModules)\(|@vitest-environment/);

/** How much slower than the calibrated machine this one is (`scripts/test.mjs`). */
const SCALE = Number(process.env.MACHINE_SCALE ?? 1);

export default defineConfig({
	resolve: { alias },
	define: { __LOCALES_HASH__: JSON.stringify('test') },
	test: {
		testTimeout: 20_000 * SCALE,
		// The home server sends this one; the components' styles are not needed.
		css: { include: [/server\/embed/] },
		pool: 'forks',
		// Some tests wait for times that pass: one more than there are cores uses what they leave.
		maxWorkers: availableParallelism() + 1,
		projects: [
			{
				extends: true,
				test: {
					name: 'rules',
					// What keeps nothing between calls needs no process for each of its files.
					isolate: false,
					setupFiles: ['tests/setup/texts.ts'],
					include: RULES,
					exclude: [...NO_TESTS, ...ALONE],
				},
			},
			{
				extends: true,
				test: {
					name: 'unit',
					// Reading modules anew for each file took most of the time.
					isolate: false,
					globalSetup: ['tests/setup/makeDemoWorld.ts'],
					setupFiles: ['tests/setup/texts.ts'],
					include: UNITS,
					exclude: [...NO_TESTS, ...RULES, ...ALONE],
				},
			},
			{
				extends: true,
				test: {
					name: 'alone',
					// A thread starts faster than a process, and keeps its globals and `process.env` to itself, too.
					pool: 'threads',
					alias: {
						...bundles,
						// What files name as their environment.
						'vitest-environment-bundled-happy-dom': fileURLToPath(
							new URL('tests/setup/bundledHappyDom.ts', import.meta.url),
						),
					},
					server: { deps: { external: [/\/\.cache\//] } },
					globalSetup: ['tests/setup/makeBundles.ts'],
					setupFiles: ['tests/setup/texts.ts', 'tests/setup/freshPage.ts'],
					include: ALONE,
					exclude: NO_TESTS,
				},
			},
			{
				extends: true,
				oxc: { jsx: { development: false } },
				test: {
					name: 'pages',
					env: { NODE_ENV: 'production' },
					environment: 'happy-dom',
					// Each page that is opened evaluates the app anew; a process for each file would read it anew, too.
					isolate: false,
					restoreMocks: true,
					// As long as in a browser, as a file's first test loads the whole app.
					testTimeout: 60_000 * SCALE,
					expect: { poll: { timeout: 10_000 * SCALE } },
					// As the browser tests: told at the end of a run (scripts/RetriedTests.mjs).
					retry: process.env.CI ? 1 : 0,
					globalSetup: ['tests/pages/support/startHome.ts'],
					setupFiles: ['tests/pages/support/setup.ts'],
					include: ['tests/pages/**/*.test.ts'],
				},
			},
		],
	},
});
