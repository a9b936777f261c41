import { OAuthApp } from '@tests/factories/OAuthApp';
import type { Home } from './Home';
import { startFromSources } from './startFromSources';

/**
 * Starts a home server for which the internet is the app that asks by OAuth: apps have to be at https addresses, and the
 * server is given a fetcher rather than an exception.
 */
export const startWithApp = (): Promise<{ home: Home; stop: () => Promise<void> }> =>
	startFromSources({ web: OAuthApp.web() });
