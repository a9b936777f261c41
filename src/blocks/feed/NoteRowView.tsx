import type { ReactNode } from 'react';
import { NoteCard } from '../note/NoteCard';
import { noteIdOf, type ShownRow } from './feedRows';
import { MutedNote } from './MutedNote';

interface NoteRowViewProps {
	row: ShownRow;
	/** The note above, which it does not show again. */
	aboveId?: string | undefined;
	/** What shows instead of the note's card alone, such as the card with its replies. */
	children?: ReactNode;
}

/** A note of a list, or the line that stands for it. */
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
