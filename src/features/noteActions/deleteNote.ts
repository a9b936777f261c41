import { passGate } from '@/blocks/actions/gate';
import type { Draft } from '@/domain/Draft';
import type { Note } from '@/domain/Note';
import { text } from '@/i18n/t';
import { appEvents } from '@/stores/appEvents';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';

/** Deletes a note for good, after a confirmation. It leaves every column at once. */
export async function deleteNote(session: Session, noteId: string): Promise<void> {
	const { deleteTitle: title, deleteText } = text.noteActions;
	await passGate(session, {
		confirmation: { title, text: deleteText, okText: text.common.delete, danger: true },
		perform: () => remove(session, noteId),
	});
}

/** Deletes a note of one's own after a confirmation, and opens the composer with what it said. */
export async function deleteAndEdit(session: Session, note: Note): Promise<void> {
	const { deleteAndEditTitle: title, deleteAndEditText, deleteAndEdit: okText } = text.noteMenu;
	// Read before it goes.
	const draft = draftOf(note);
	const isGone = await passGate(session, {
		confirmation: { title, text: deleteAndEditText, okText, danger: true },
		async perform() {
			await remove(session, note.id);
			return true;
		},
	});
	if (!isGone) return;
	intents.send({
		kind: 'compose',
		session,
		rewrite: { noteId: note.id, draft },
		...(note.replyId === null ? {} : { replyTo: note.replyId }),
		...(note.renoteId === null ? {} : { quote: note.renoteId }),
		...(note.channel === null ? {} : { channelId: note.channel.id }),
	});
}

async function remove(session: Session, noteId: string): Promise<void> {
	await session.api.call('notes/delete', { noteId });
	// The stream may have told it first.
	if (session.entities.note(noteId)?.isDeleted) return;
	session.entities.patchNote(noteId, note => ({ ...note, isDeleted: true }));
	appEvents.emit('noteDeleted', { session, noteId });
}

/** A note as something that is being written. The votes of its poll are lost with it. */
export function draftOf(note: Note): Draft {
	const { poll } = note;
	return {
		text: note.text ?? '',
		useCw: note.cw !== null,
		cw: note.cw ?? '',
		visibility: note.visibility,
		localOnly: note.localOnly,
		files: note.files,
		poll: poll && {
			choices: poll.choices.map(choice => choice.text),
			multiple: poll.multiple,
			expiresAt: poll.expiresAt,
			expiredAfter: null,
		},
		visibleUserIds: note.visibleUserIds,
		quoteId: note.renoteId,
		reactionAcceptance: note.reactionAcceptance,
		updatedAt: 0,
	};
}
