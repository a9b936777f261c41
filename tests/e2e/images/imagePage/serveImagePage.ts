import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const FOLDER = '.cache/imagePage';
const CONFIG = 'tests/e2e/images/imagePage/vite.config.ts';
const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript' };

/** Builds the page and serves it on loopback, until the server is closed. */
export async function serveImagePage(): Promise<{ server: Server; origin: string }> {
	const build = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--config', CONFIG], {
		stdio: 'inherit',
	});
	if (build.status !== 0) throw new Error('The page for pictures could not be built.');
	const server = createServer((request, response) => {
		const path = request.url === '/' ? '/index.html' : (request.url ?? '');
		try {
			const bytes = readFileSync(join(FOLDER, path));
			response.setHeader('content-type', TYPES[path.split('.').pop() ?? ''] ?? 'application/octet-stream');
			response.end(bytes);
		} catch {
			response.writeHead(404).end();
		}
	});
	await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
	return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
