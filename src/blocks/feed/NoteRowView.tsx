import type { ReactNode } from 'react';
import { NoteCard } from '../note/NoteCard';
import { noteIdOf, type ShownRow } from './feedRows';
import { MutedNote } from './MutedNote';

interface NoteRowViewProps {
	row: ShownRow;
	/** The note in the row above, which isn't shown again. */
	aboveId?: string | undefined;
	/** Shown instead of the note's card, such as the card with its replies. */
	children?: ReactNode;
}

/** A note of a list, or the line that replaces a muted one. */
export function NoteRowView({ row, aboveId, children }: NoteRowViewProps): ReactNode {
	const noteId = noteIdOf(row);
	if (noteId === null) return null;
	const shown = children ?? <NoteCard noteId={noteId} aboveId={aboveId} />;
	if (row.kind === 'item') return shown;
	return (
		<MutedNote noteId={noteId} reason={row.reason}>
			{shown}
		</MutedNote>
	);
}
