import { afterStart } from '@/platform/afterStart';

/** A page that is never idle goes on after this time, in milliseconds. */
const LONGEST_MS = 2_000;

/** Resolves once the page has started and is idle: then comes what its first notes can do without. */
export const whenStarted = (): Promise<void> => new Promise(resolve => afterStart(resolve, LONGEST_MS));
