import { startLive } from './live/startLive';
import { makeWorld } from './seed/makeWorld';

/** The people, notes and pictures of the demo world: all that the server knows of them. */
export const demoWorld = {
	/** Makes it on an empty data folder. @returns whether it was made now */
	make: makeWorld,
	/** Lets its people write and react from now on. */
	live: startLive,
} as const;
