import { defineConfig } from '@playwright/test';

/** Quiet browsers on a closed network; the same flags as in the bench. */
export const CHROMIUM_FLAGS = [
	'--no-sandbox',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/**
 * What the browser does beside the page under test. Each new window of a whole Chromium loads two pages of the address
 * bar's own, which costs a test as much as its own start. Of two such lists the last counts: Playwright's own, as far as
 * it bears on tests, stands here too.
 */
const WITHOUT = [
	...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'AimEnabled'],
	...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
	...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying'],
	...['OptimizationHints', 'PaintHolding', 'PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
];

export default defineConfig({
	testDir: 'tests/e2e',
	globalSetup: './tests/e2e/startServer.ts',
	tsconfig: './tsconfig.tests.json',
	outputDir: 'test-results',
	// A test waits for servers and motion half of its time: a third one uses what two leave of two cores.
	workers: 3,
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	// A shared machine may stall a browser for seconds: there a test that passes the second time is told, not failed.
	retries: process.env.CI ? 1 : 0,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
	use: {
		// Set by the global setup before the workers read this.
		baseURL: process.env.QUARTERDECK_URL,
		locale: 'en-US',
		// A trace costs each test a part of its time: where tests are tried again, it is made of what failed once. Elsewhere
		// it is asked for with `--trace on`.
		trace: process.env.CI ? 'on-first-retry' : 'off',
		launchOptions: {
			args: [...CHROMIUM_FLAGS, `--disable-features=${WITHOUT.join(',')}`],
			...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
		},
	},
	projects: [
		{ name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1920, height: 1080 } } },
		{
			name: 'phone',
			grep: /@phone/,
			use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
		},
	],
});
