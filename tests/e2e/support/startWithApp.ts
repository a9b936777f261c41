import { resolve } from 'node:path';
import { OAuthApp } from '@tests/factories/OAuthApp';
import { createServer } from 'vite';
import { Home } from './Home';

/**
 * Starts a home server, in the process of the test, for which the internet is the app that asks by OAuth: apps have to be
 * at https addresses, and the server is given a fetcher rather than an exception.
 */
export async function startWithApp(): Promise<{ home: Home; stop: () => Promise<void> }> {
	// Its sources, as the built server has no place for a fetcher.
	const vite = await createServer({
		configFile: 'vite.server.config.ts',
		server: { middlewareMode: true, hmr: false, ws: false, watch: null },
		appType: 'custom',
		logLevel: 'error',
	});
	const loaded = await vite.ssrLoadModule(resolve('tests/contract/TestServer.ts'));
	const { TestServer } = loaded as typeof import('../../contract/TestServer');
	const server = await TestServer.start({ web: OAuthApp.web(), clientFolder: resolve('dist/client') });
	const stop = async () => {
		await server.stop();
		await vite.close();
	};
	return { home: new Home(server.origin), stop };
}
