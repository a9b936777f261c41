import type { Core } from '../Core';
import { type NoteRow, threadMutes } from '../store/tables/notes';

/** Whether a user has muted the thread of a note. */
export const isThreadMuted = ({ db }: Core, userId: string, note: Pick<NoteRow, 'id' | 'threadId'>): boolean =>
	db.exists(threadMutes, 't.userId = ? AND t.threadId = ?', userId, note.threadId ?? note.id);
