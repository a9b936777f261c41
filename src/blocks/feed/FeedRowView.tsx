import type { ReactNode } from 'react';
import type { Feed } from '@/stores/feeds/Feed';
import { NoteCard } from '../NoteCard';
import type { FeedRow } from './feedRows';
import { GapRow } from './GapRow';
import { MutedNote } from './MutedNote';

/** A row of a feed of notes: the note, the line that stands for it, or a gap that the feed can fill. */
export function FeedRowView({ row, feed }: { row: FeedRow; feed: Feed }): ReactNode {
	switch (row.kind) {
		case 'item':
			return <NoteCard noteId={row.noteId ?? row.key} />;
		case 'placeholder':
			return <MutedNote noteId={row.noteId} reason={row.reason} />;
		case 'gap':
			return <GapRow state={row.state} onFill={() => void feed.fill(row.key)} />;
	}
}
