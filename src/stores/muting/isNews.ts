import type { Session } from '../session/Session';

/** Whether an arrived note is worth a sound: it is neither the user's own nor muted. */
export function isNews(session: Session, noteId: string): boolean {
	const note = session.entities.note(noteId);
	return note !== undefined && note.userId !== session.userId && session.wordMutes.verdictOf(noteId) === 'none';
}
