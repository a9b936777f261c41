import { followServer } from './copies/followServer';
import { startLive } from './live/startLive';
import { registerDemoPlugins } from './plugins/registerDemoPlugins';
import { makeWorld } from './seed/makeWorld';

/** The users, notes and pictures of the demo world: the server's only access to them. */
export const demoWorld = {
	/**
	 * Creates it in an empty data folder.
	 * @returns whether it was created now
	 */
	make: makeWorld,
	/** Offers plugins to install. */
	offer: registerDemoPlugins,
	/** Starts its users' activity. */
	live: startLive,
	/** Keeps copies of another home server's notes. */
	copy: followServer,
} as const;
