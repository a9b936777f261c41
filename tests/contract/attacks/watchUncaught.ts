import { afterAll, beforeAll } from 'vitest';

/**
 * The uncaught errors while the tests of a file run, to which more may come. A server in a process of its own would have
 * ended at the first.
 */
export function watchUncaught(): readonly unknown[] {
	const uncaught: unknown[] = [];
	const note = (error: unknown) => void uncaught.push(error);
	beforeAll(() => {
		process.on('uncaughtException', note);
		process.on('unhandledRejection', note);
	});
	afterAll(() => {
		process.off('uncaughtException', note);
		process.off('unhandledRejection', note);
	});
	return uncaught;
}
