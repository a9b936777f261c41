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
/** Files that need modules and a page of their own: what they leave there, or replace, is not for the next one. */
const FRESH = thatHave(/\bvi\.(mock|doMock|resetModules)\(|@vitest-environment/);

const inSetup = (file: string) => fileURLToPath(new URL(`tests/setup/${file}`, import.meta.url));
/** For projects whose files have a page, in the environment `bundled-happy-dom`. */
const BUNDLED_PAGE = { ...bundles, 'vitest-environment-bundled-happy-dom': inSetup('bundledHappyDom.ts') };
const BUNDLES = [/\/\.cache\//];

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
					exclude: [...NO_TESTS, ...FRESH],
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
					exclude: [...NO_TESTS, ...RULES, ...FRESH],
				},
			},
			{
				extends: true,
				test: {
					name: 'fresh',
					// A thread starts faster than a process, but slower than modules and a page are made anew.
					pool: 'threads',
					isolate: false,
					runner: 'tests/setup/FreshModulesRunner.ts',
					alias: { ...BUNDLED_PAGE, '@testing-library/react': inSetup('testingLibrary.ts') },
					server: { deps: { external: BUNDLES } },
					globalSetup: ['tests/setup/makeBundles.ts'],
					setupFiles: ['tests/setup/freshPage.ts', 'tests/setup/texts.ts'],
					include: FRESH,
					exclude: NO_TESTS,
				},
			},
			{
				extends: true,
				oxc: { jsx: { development: false } },
				test: {
					name: 'pages',
					env: { NODE_ENV: 'production' },
					environment: 'bundled-happy-dom',
					alias: BUNDLED_PAGE,
					server: { deps: { external: BUNDLES } },
					// Each page that is opened evaluates the app anew; a process for each file would read it anew, too.
					isolate: false,
					restoreMocks: true,
					// As long as in a browser, as a file's first test loads the whole app.
					testTimeout: 60_000 * SCALE,
					expect: { poll: { timeout: 10_000 * SCALE } },
					// As the browser tests: told at the end of a run (scripts/RetriedTests.mjs).
					retry: process.env.CI ? 1 : 0,
					globalSetup: ['tests/setup/makeBundles.ts', 'tests/pages/support/startHome.ts'],
					setupFiles: ['tests/pages/support/setup.ts'],
					include: ['tests/pages/**/*.test.ts'],
				},
			},
		],
	},
});
