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

/** The folder of the build that counts each card's renders (vite.counted.config.ts). */
const FOLDER = resolve('.cache/counted-client');

/** Serves that build to the page instead of the measured one; other requests go to the server. */
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

/** How often any part of any card has rendered so far. */
export function countedRenders(page: Page): Promise<number> {
	return page.evaluate(() => (globalThis as Counter).cardRenders ?? 0);
}
