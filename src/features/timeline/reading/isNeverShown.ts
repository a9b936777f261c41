import type { DeckColumn } from '@/domain/deck/deck';
import { isPureRenote } from '@/domain/note/isPureRenote';
import type { Note } from '@/domain/note/Note';
import type { Session } from '@/stores/session/Session';

/**
 * Whether a timeline leaves a note out, or has a line in its place, so that nobody is expected to read it. Not while
 * its words are still looked for.
 */
export function isNeverShown(
	{ entities, wordMutes }: Pick<Session, 'entities' | 'wordMutes'>,
	{ withSensitive }: Pick<DeckColumn, 'withSensitive'>,
	noteId: string,
): boolean {
	const note = entities.note(noteId);
	// Without its author a note has no card.
	if (!note || note.isDeleted || !entities.user(note.userId)) return true;
	const verdict = wordMutes.verdictOf(noteId);
	if (verdict === 'hard' || verdict === 'soft') return true;
	const shown = isPureRenote(note) ? entities.note(note.renoteId ?? '') : note;
	return !withSensitive && (isSensitive(note) || (shown !== undefined && isSensitive(shown)));
}

const isSensitive = ({ files }: Pick<Note, 'files'>): boolean => files.some(file => file.isSensitive);
