import { passGate } from '@/blocks/actions/gate';
import { text } from '@/i18n/t';
import { appEvents } from '@/stores/appEvents';
import type { Session } from '@/stores/session/Session';

/** Deletes a note for good, after a confirmation. It leaves every column at once. */
export async function deleteNote(session: Session, noteId: string): Promise<void> {
	const { deleteTitle: title, deleteText } = text.noteActions;
	await passGate(session, {
		confirmation: { title, text: deleteText, okText: text.common.delete, danger: true },
		async perform() {
			await session.api.call('notes/delete', { noteId });
			// The stream may have told it first.
			if (session.entities.note(noteId)?.isDeleted) return;
			session.entities.patchNote(noteId, note => ({ ...note, isDeleted: true }));
			appEvents.emit('noteDeleted', { session, noteId });
		},
	});
}
