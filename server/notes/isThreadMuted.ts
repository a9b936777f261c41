import type { Core } from '../Core';
import { type NoteRow, threadMutes } from '../store/tables/notes';

/** Whether somebody does not want to hear of the thread that the note belongs to. */
export const isThreadMuted = ({ db }: Core, userId: string, note: Pick<NoteRow, 'id' | 'threadId'>): boolean =>
	db.exists(threadMutes, 't.userId = ? AND t.threadId = ?', userId, note.threadId ?? note.id);
