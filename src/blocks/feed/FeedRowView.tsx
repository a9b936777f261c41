import type { ReactNode } from 'react';
import type { Feed } from '@/stores/feeds/Feed';
import type { FeedRow } from './feedRows';
import { GapRow } from './GapRow';
import { NoteRowView } from './NoteRowView';

/** A row of a feed of notes: the note, the line that stands for it, or a gap that the feed can fill. */
export function FeedRowView({ row, feed }: { row: FeedRow; feed: Feed }): ReactNode {
	if (row.kind === 'gap') return <GapRow state={row.state} onFill={() => void feed.fill(row.key)} />;
	return <NoteRowView row={row} />;
}
