import type { ReactNode } from 'react';
import type { KnownVerdict } from '@/stores/muting/WordMutes';
import { NoteCard } from '../NoteCard';
import { MutedNote } from './MutedNote';

/** A note of a short list that is no feed, as muted words let it show. */
export function JudgedNote({ noteId, verdict }: { noteId: string; verdict: KnownVerdict }): ReactNode {
	if (verdict === 'hard' || verdict === 'unknown') return null;
	return verdict === 'soft' ? <MutedNote noteId={noteId} reason="word" /> : <NoteCard noteId={noteId} />;
}
