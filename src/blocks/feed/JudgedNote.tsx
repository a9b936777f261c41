import type { ReactNode } from 'react';
import type { KnownVerdict } from '@/stores/muting/WordMutes';
import { NoteCard } from '../NoteCard';
import { MutedNote } from './MutedNote';

interface JudgedNoteProps {
	noteId: string;
	verdict: KnownVerdict;
	/** The note that it replies to stands right above it. */
	isBelowParent?: boolean;
}

/** A note of a short list that is no feed, as muted words let it show. */
export function JudgedNote({ noteId, verdict, isBelowParent = false }: JudgedNoteProps): ReactNode {
	if (verdict === 'hard' || verdict === 'unknown') return null;
	if (verdict === 'soft') return <MutedNote noteId={noteId} reason="word" />;
	return <NoteCard noteId={noteId} isBelowParent={isBelowParent} />;
}
