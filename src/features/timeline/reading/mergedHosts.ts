import type { ThreadHost } from '@/blocks/thread/threadHosts';

/** A timeline in which notes are read. */
export type ReadingHost = Pick<ThreadHost, 'session' | 'id' | 'column' | 'feed' | 'rows'>;

/** The timelines of merged columns on the page, each with the rows that show through its account. */
export const mergedHosts = new Set<ReadingHost>();
