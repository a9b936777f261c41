import { resolve } from 'node:path';
import type { ServerOptions } from '@server/serverOptions';
import { createServer } from 'vite';
import { Home } from './Home';

/**
 * Starts a home server in the process of the test, from its sources: with options that the command line, and so the built
 * server, doesn't have, such as which private hosts it may call.
 */
export async function startFromSources(
	options: Pick<ServerOptions, 'web' | 'privateHosts'>,
): Promise<{ home: Home; stop: () => Promise<void> }> {
	const vite = await createServer({
		configFile: 'vite.server.config.ts',
		server: { middlewareMode: true, hmr: false, ws: false, watch: null },
		appType: 'custom',
		logLevel: 'error',
	});
	const loaded = await vite.ssrLoadModule(resolve('tests/contract/TestServer.ts'));
	const { TestServer } = loaded as typeof import('../../contract/TestServer');
	const server = await TestServer.start({ ...options, clientFolder: resolve('dist/client') });
	const stop = async () => {
		await server.stop();
		await vite.close();
	};
	return { home: new Home(server.origin), stop };
}
