import { defineConfig } from '@playwright/test';

/**
 * Features of the browser that neither tests nor the bench need. Each new window of a full Chromium loads two pages for
 * the address bar, which take as long as a page's own start and slow it down. A spare process waits for the next site of
 * each test, which none has. A document that a test provides itself counts as remote, so it would need permission to
 * access the local server. Of two such lists the last one counts, so Playwright's own is included as far as it matters.
 */
const UNNEEDED = [
	...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'AimEnabled'],
	...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
	...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying'],
	...['OptimizationHints', 'PaintHolding', 'PreconnectToSearch', 'SpareRendererForSitePerProcess'],
	...['ThirdPartyStoragePartitioning', 'LocalNetworkAccessChecks'],
];

/** For quiet browsers without network access; the same flags as in the bench. */
export const CHROMIUM_FLAGS = [
	'--no-sandbox',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	`--disable-features=${UNNEEDED.join(',')}`,
];

/**
 * Tests end before the code of V8's best compiler pays off: making it took a seventh of their browsers' time. That of the
 * quick one (Maglev) pays off in axe.
 */
const WITHOUT_OPTIMIZING = '--js-flags=--no-opt';

/** How much slower than the calibrated machine this one is (`scripts/test.mjs`). */
const SCALE = Number(process.env.MACHINE_SCALE ?? 1);

function launchOptions(executablePath: string | undefined) {
	return { args: [...CHROMIUM_FLAGS, WITHOUT_OPTIMIZING], ...(executablePath ? { executablePath } : {}) };
}

/** For tests with pictures, which the headless shell draws a little differently. */
export const wholeChromium = () => ({ launchOptions: launchOptions(process.env.CHROMIUM_PATH) });

export default defineConfig({
	testDir: 'tests/e2e',
	globalSetup: './tests/e2e/startServer.ts',
	tsconfig: './tsconfig.tests.json',
	// Bundles that tests load (`startFromSources`): to transpile them again takes longer than to make them.
	build: { external: ['**/.cache/**'] },
	outputDir: 'test-results',
	// Tests wait for servers and motion half of the time, so three workers make use of two cores.
	workers: 3,
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	// A shared machine may stall a browser for seconds: there a test that passes when tried again is reported rather
	// than failed.
	retries: process.env.CI ? 1 : 0,
	timeout: 60_000 * SCALE,
	expect: { timeout: 10_000 * SCALE },
	reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
	use: {
		// Set by the global setup before the workers read this.
		baseURL: process.env.QUARTERDECK_URL,
		locale: 'en-US',
		// Requests that tests answer themselves would not be seen. Tests of the worker allow it.
		serviceWorkers: 'block',
		// Traces slow tests down, so in CI they are only made of retried tests. Elsewhere use `--trace on`.
		trace: process.env.CI ? 'on-first-retry' : 'off',
		launchOptions: launchOptions(process.env.TEST_BROWSER ?? process.env.CHROMIUM_PATH),
	},
	projects: [
		{
			name: 'desktop',
			grepInvert: /@phone-only/,
			// Drawing motion takes a fifth of a test's time. What moves is tested on phones, and where it is named.
			use: { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } },
		},
		{
			name: 'phone',
			grep: /@phone/,
			use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
		},
	],
});
