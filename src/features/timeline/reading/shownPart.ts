import type { ReadMark } from '@/domain/catchUp/ReadMark';
import type { FeedEntry } from '@/stores/feeds/feedEntries';

/**
 * The notes of a feed over which its mark may move: those from the newest one above the mark's that has no gap below
 * it, in the order of the feed. In a timeline that was never read, those from the oldest one that was read on, as nobody expects to
 * be told of what was there before. Null if they don't reach back to the mark.
 * @param isWhole whether there is nothing older than the last entry
 */
export function shownPart(
	entries: readonly FeedEntry[],
	isWhole: boolean,
	mark: ReadMark | null,
	isRead: (noteId: string) => boolean,
): readonly string[] | null {
	const newer = entries.findLastIndex(each => each.kind === 'item' && mark !== null && each.key > mark.id);
	// Notes of other servers come late, and stand above newer ones.
	const reached =
		mark === null
			? entries.findLastIndex(each => each.kind === 'item' && isRead(each.key)) + 1
			: entries.findIndex(({ kind }, index) => kind === 'item' && index > newer);
	if (mark === null && reached === 0) return null;
	if (reached < 0 && !isWhole) return null;
	const above = reached < 0 ? entries : entries.slice(0, reached);
	const gap = above.findLastIndex(({ kind }) => kind === 'gap');
	return above.slice(gap + 1).flatMap(({ kind, key }) => (kind === 'item' ? [key] : []));
}
