import type { ReactNode } from 'react';
import type { KnownVerdict } from '@/stores/muting/WordMutes';
import { NoteCard } from '../NoteCard';
import { MutedNote } from './MutedNote';

interface JudgedNoteProps {
	noteId: string;
	verdict: KnownVerdict;
	/** The note above, which it does not show again. */
	aboveId?: string | undefined;
}

/** A note of a short list that is no feed, as muted words let it show. */
export function JudgedNote({ noteId, verdict, aboveId }: JudgedNoteProps): ReactNode {
	if (verdict === 'hard' || verdict === 'unknown') return null;
	if (verdict === 'soft') return <MutedNote noteId={noteId} reason="word" />;
	return <NoteCard noteId={noteId} aboveId={aboveId} />;
}
