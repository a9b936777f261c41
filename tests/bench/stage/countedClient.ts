import { existsSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import type { Page } from 'playwright';

interface Counter {
	cardRenders?: number;
}

const TYPES: Readonly<Record<string, string>> = {
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.json': 'application/json',
	'.svg': 'image/svg+xml',
};

/** Where the client is built in which each card's renders are counted (vite.counted.config.ts). */
const FOLDER = resolve('.cache/counted-client');

/** A document that comes from the test itself counts as one from afar: it may ask the local server all the same. */
export const COUNTED_CLIENT_FLAGS = ['--disable-features=LocalNetworkAccessChecks'];

/** Serves that client to the page in place of the measured one; everything else comes from the server. */
export async function showCountedClient(page: Page, origin: string): Promise<void> {
	if (!existsSync(join(FOLDER, 'index.html'))) throw new Error('The counted client has not been built.');
	await page.route(`${origin}/**`, route => {
		const { pathname } = new URL(route.request().url());
		const file = join(FOLDER, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
		const contentType = TYPES[extname(file)];
		if (contentType === undefined || !existsSync(file)) return route.fallback();
		return route.fulfill({ contentType, body: readFileSync(file) });
	});
}

/** How often any part of any card was rendered so far. */
export function countedRenders(page: Page): Promise<number> {
	return page.evaluate(() => (globalThis as Counter).cardRenders ?? 0);
}
