import type { Core } from '../Core';
import { antennaNotes, clipNotes } from '../store/tables/collections';
import {
	favorites,
	type NoteRow,
	noteMentions,
	notes,
	noteTags,
	pins,
	polls,
	pollVotes,
	reactions,
} from '../store/tables/notes';
import { notifications } from '../store/tables/server';

const ABOUT_NOTE = [
	noteMentions,
	noteTags,
	polls,
	pollVotes,
	reactions,
	favorites,
	pins,
	antennaNotes,
	clipNotes,
	notifications,
] as const;

/** Deletes a note and its pure renotes. Replies and quotes stay; the author's count doesn't decrease. */
export function deleteNote(core: Core, note: NoteRow): void {
	core.db.transaction(() => {
		const renotes = core.db.select(notes, 'WHERE t.renoteId = ? AND t.isPureRenote = 1', note.id);
		for (const gone of [note, ...renotes]) remove(core, gone);
	});
}

function remove(core: Core, note: NoteRow): void {
	const { db, bus } = core;
	db.delete(notes, 'id = ?', note.id);
	for (const table of ABOUT_NOTE) db.delete<{ noteId: string }>(table as never, 'noteId = ?', note.id);
	if (note.replyId) db.run('UPDATE notes SET repliesCount = max(0, repliesCount - 1) WHERE id = ?', note.replyId);
	if (note.renoteId && !note.isUncounted) {
		db.run('UPDATE notes SET renoteCount = max(0, renoteCount - 1) WHERE id = ?', note.renoteId);
	}
	db.afterCommit(() => {
		bus.emit('noteUpdate', { noteId: note.id, type: 'deleted', body: { deletedAt: new Date().toISOString() } });
		bus.emit('noteDeleted', note);
	});
}
