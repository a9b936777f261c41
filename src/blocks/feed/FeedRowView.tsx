import type { ReactNode } from 'react';
import type { ShownFeed } from '@/stores/feeds/ShownFeed';
import type { FeedRow } from './feedRows';
import { GapRow } from './GapRow';
import { NoteRowView } from './NoteRowView';

/** A row of a feed of notes: a note, the line that replaces a muted one, or a gap. */
export function FeedRowView({ row, feed }: { row: FeedRow; feed: ShownFeed }): ReactNode {
	if (row.kind === 'gap') return <GapRow state={row.state} onFill={() => void feed.fill(row.key)} />;
	return <NoteRowView row={row} />;
}
