import type { FeedState } from '@/stores/feeds/Feed';

/** The newest item of a feed; null where it has none. */
export function newestId({ entries }: Pick<FeedState, 'entries'>): string | null {
	return entries.find(entry => entry.kind === 'item')?.key ?? null;
}

/**
 * How many items of a column have not been on the screen: those that wait above the reader, and those that came while
 * the column was out of view. Ids of one server grow with time.
 * @param seenId the newest item when the column was last in view; null: it had none
 */
export function unreadCount({ entries, queued }: Pick<FeedState, 'entries' | 'queued'>, seenId: string | null): number {
	if (seenId === null) return queued;
	// Newest first: this runs with every arrival, so it stops at what was seen.
	const seen = entries.findIndex(entry => entry.kind === 'item' && entry.key <= seenId);
	return queued + entries.slice(0, seen < 0 ? undefined : seen).filter(entry => entry.kind === 'item').length;
}
