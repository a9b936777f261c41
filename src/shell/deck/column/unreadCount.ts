import type { FeedState } from '@/stores/feeds/FeedState';

/** The newest item of a feed; null if it has none. */
export function newestId({ entries }: Pick<FeedState, 'entries'>): string | null {
	return entries.find(entry => entry.kind === 'item')?.key ?? null;
}

/**
 * The number of unread items of a column: those that wait above the visible ones or for the column to wake, and those
 * that arrived while it was out of view. Ids of one server increase with time.
 * @param seenId the newest item when the column was last in view; null if it had none
 * @param isQuiet whether a rule hides or folds the item, so that it doesn't count; those that wait all do
 */
export function unreadCount(
	{ entries, queued, heard }: Pick<FeedState, 'entries' | 'queued' | 'heard'>,
	seenId: string | null,
	isQuiet: (id: string) => boolean = () => false,
): number {
	const waiting = queued + heard;
	if (seenId === null) return waiting;
	// Newest first: this runs for every arrival, so it stops at the first seen item.
	const seen = entries.findIndex(entry => entry.kind === 'item' && entry.key <= seenId);
	const fresh = entries.slice(0, seen < 0 ? undefined : seen);
	return waiting + fresh.filter(({ kind, key }) => kind === 'item' && !isQuiet(key)).length;
}
