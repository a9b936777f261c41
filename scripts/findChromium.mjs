import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './ensureDependencies.mjs';

/** Usual locations. Playwright's own build is tried last, as it can't be downloaded everywhere. */
const USUAL_PLACES = {
	linux: [
		...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(name => `/usr/bin/${name}`),
		'/usr/local/bin/chromium',
		'/snap/bin/chromium',
	],
	darwin: [
		'/Applications/Chromium.app/Contents/MacOS/Chromium',
		'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	],
	win32: [
		'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
		'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
	],
};

/** Chromium without its windows: what Playwright takes for tests. It starts sooner and needs less of the machine. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The path of a Chromium on this machine, or null. `CHROMIUM_PATH` overrides it. */
export async function findChromium() {
	const { CHROMIUM_PATH } = process.env;
	if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : null;
	const { chromium } = await import('playwright');
	const places = [...(USUAL_PLACES[process.platform] ?? []), chromium.executablePath()];
	return places.find(place => existsSync(place)) ?? null;
}

/** Commands that install a package. */
const byApt = name => [
	['apt-get', ['update', '-qq']],
	['apt-get', ['install', '-y', '-qq', name]],
];

/**
 * The path of the browser of most tests: the headless shell if there is one, as it takes a seventh less time, else
 * Chromium. A CI machine gets it.
 * @param chromium the path of Chromium
 */
export function ensureTestBrowser(chromium) {
	if (!USUAL_PLACES.linux.includes(chromium)) return chromium;
	if (process.env.CI && process.getuid?.() === 0 && !existsSync(HEADLESS_SHELL)) {
		console.log('Installing the headless shell of Chromium for the browser tests …');
		for (const [command, args] of byApt('chromium-headless-shell')) {
			spawnSync(command, args, { stdio: 'ignore', timeout: 5 * 60_000 });
		}
	}
	return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromium;
}

/** The path of a Chromium; installs one if there is none. Exits with a message if that fails. */
export async function ensureChromium() {
	const found = await findChromium();
	if (found !== null) return found;
	if (process.env.CHROMIUM_PATH) fail(`CHROMIUM_PATH does not exist: ${process.env.CHROMIUM_PATH}.`);
	console.log('Installing Chromium for the browser tests …');
	const playwright = join(projectRoot, 'node_modules/playwright/cli.js');
	const isRoot = process.getuid?.() === 0;
	const attempts = [
		[process.execPath, [playwright, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']],
		...(isRoot ? byApt('chromium') : []),
	];
	for (const [command, args] of attempts) {
		spawnSync(command, args, { cwd: projectRoot, stdio: 'inherit', timeout: 5 * 60_000 });
		const installed = await findChromium();
		if (installed !== null) return installed;
	}
	return fail('The browser tests need Chromium, which could not be installed.');
}

function fail(reason) {
	console.error(`${reason} Install it, for example: sudo apt-get install chromium`);
	process.exit(1);
}
