import type { Core } from '../Core';
import { packFiles } from '../pack/packFile';
import { dateOfId } from '../store/IdSource';
import { type NoteRow, polls } from '../store/tables/notes';

/** A note as exports have it. */
export function writeNote(core: Core, note: NoteRow) {
	const poll = note.hasPoll ? core.db.first(polls, 'WHERE t.noteId = ?', note.id) : undefined;
	return {
		id: note.id,
		text: note.text,
		createdAt: dateOfId(note.id),
		fileIds: note.fileIds,
		files: note.hasFiles ? [...packFiles(core, note.fileIds).values()] : [],
		replyId: note.replyId,
		renoteId: note.renoteId,
		poll: poll
			? {
					choices: poll.choices.map((text, index) => ({ text, votes: poll.votes[index] ?? 0 })),
					multiple: poll.multiple,
					expiresAt: poll.expiresAt === null ? null : new Date(poll.expiresAt).toISOString(),
				}
			: null,
		cw: note.cw,
		visibility: note.visibility,
		visibleUserIds: note.visibleUserIds,
		localOnly: note.localOnly,
		reactionAcceptance: note.reactionAcceptance,
	};
}
