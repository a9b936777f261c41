import { ReadMarkKeeper } from './ReadMarkKeeper';

/** From now on the page remembers what is read in its timelines (rules/timelines#what-was-read). */
export const startReadMarks = (): ReadMarkKeeper => new ReadMarkKeeper();
