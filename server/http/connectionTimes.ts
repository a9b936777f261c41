import type { ServerOptions } from '../serverOptions';

/** How long a connection may wait for its next request. */
const KEEP_ALIVE_MS = 60_000;
/** How often connections are checked for headers that haven't arrived in time. */
const CHECK_EVERY_MS = 5000;

/** Timeouts for the framework. Uploads may take an hour: bodies are limited by `guardBodies` instead. */
export const connectionTimes = ({ headersWithinMs }: Pick<ServerOptions, 'headersWithinMs'>) => ({
	requestTimeout: 0,
	keepAliveTimeout: KEEP_ALIVE_MS,
	http: {
		headersTimeout: headersWithinMs,
		connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, headersWithinMs),
	},
});
