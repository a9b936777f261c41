import type { ColumnSound } from '@/domain/deck/deck';
import { isQuietIn, soundIn } from '../columnRules/ruledColumns';
import type { Session } from '../session/Session';

/** Whether a note that arrived in a column is worth a sound: it is not the user's own, muted, hidden or folded. */
export function isNews(session: Session, noteId: string, columnId: string): boolean {
	return isOthers(session, noteId) && !isQuietIn(columnId, noteId);
}

/** The sound that a rule of the column gives to one of the notes that arrived; null for none. */
export function ruleSound(session: Session, noteIds: readonly string[], columnId: string): ColumnSound | null {
	for (const id of noteIds) {
		const sound = isOthers(session, id) ? soundIn(columnId, id) : null;
		if (sound) return sound;
	}
	return null;
}

function isOthers(session: Session, noteId: string): boolean {
	const note = session.entities.note(noteId);
	return note !== undefined && note.userId !== session.userId && session.wordMutes.verdictOf(noteId) === 'none';
}
