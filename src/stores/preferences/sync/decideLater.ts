import type { AskSync } from './SyncChoice';

/** For sync in the background, which asks nothing: what can't be settled is listed as undecided. */
export const decideLater: AskSync = () => Promise.resolve('cancel');
