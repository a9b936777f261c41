import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerOptions } from '@server/serverOptions';
import { build } from 'vite';
import { Home } from './Home';

/** Inside the project, so that what is built finds its packages. */
const CACHE = resolve('.cache');

/**
 * Starts a home server in the process of the test, from its sources: with options that the command line, and so the built
 * server, doesn't have, such as which private hosts it may call. It is bundled first, which takes a second; loading the
 * sources one by one took ten.
 */
export async function startFromSources(
	options: Pick<ServerOptions, 'web' | 'privateHosts'>,
): Promise<{ home: Home; stop: () => Promise<void> }> {
	await mkdir(CACHE, { recursive: true });
	const folder = await mkdtemp(join(CACHE, 'test-server-'));
	await build({
		configFile: 'vite.server.config.ts',
		logLevel: 'error',
		build: { ssr: 'tests/contract/TestServer.ts', outDir: folder, sourcemap: false },
	});
	const loaded = await import(pathToFileURL(join(folder, 'TestServer.js')).href);
	const { TestServer } = loaded as typeof import('../../contract/TestServer');
	const server = await TestServer.start({ ...options, clientFolder: resolve('dist/client') });
	const stop = async () => {
		await server.stop();
		await rm(folder, { recursive: true, force: true });
	};
	return { home: new Home(server.origin), stop };
}
