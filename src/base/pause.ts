/** Resolves after a number of milliseconds; without one, in the next task. */
export const pause = (ms?: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
