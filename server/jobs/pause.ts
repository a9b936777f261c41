import { setImmediate } from 'node:timers/promises';

/**
 * Lets others work between two steps of a long job.
 * @throws the signal's reason if the server is stopping
 */
export async function pause(signal: AbortSignal): Promise<void> {
	await setImmediate();
	signal.throwIfAborted();
}
