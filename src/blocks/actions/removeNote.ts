import { appEvents } from '@/stores/appEvents';
import type { Session } from '@/stores/session/Session';

/**
 * Deletes a note on the server, then in the store, which removes it from every column.
 * @throws as the call does
 */
export async function removeNote(session: Session, noteId: string): Promise<void> {
	await session.api.call('notes/delete', { noteId });
	// The stream may have reported it first.
	if (session.entities.note(noteId)?.isDeleted) return;
	session.entities.patchNote(noteId, note => ({ ...note, isDeleted: true }));
	appEvents.emit('noteDeleted', { session, noteId });
}
