import type { Core } from '../Core';
import { Refusal } from '../http/ApiError';
import { canPersonSee } from '../notes/noteTargets';
import { type ClipRow, clipNotes, clips } from '../store/tables/collections';
import { notes } from '../store/tables/notes';
import type { UserRow } from '../store/tables/users';

/**
 * Adds a note to a user's own clip.
 * @throws Refusal `noSuchNote`, `alreadyClipped`, `tooManyClipNotes`
 */
export function clipNote(core: Core, me: UserRow, clip: ClipRow, noteId: string): void {
	const { db } = core;
	db.transaction(() => {
		const note = db.byId(notes, noteId);
		if (!note || !canPersonSee(core, note, me.id)) throw new Refusal('noSuchNote');
		if (db.exists(clipNotes, 't.clipId = ? AND t.noteId = ?', clip.id, noteId)) throw new Refusal('alreadyClipped');
		const limit = core.roles.policies(me).noteEachClipsLimit;
		if (db.count(clipNotes, 't.clipId = ?', clip.id) >= limit) throw new Refusal('tooManyClipNotes');
		db.insert(clipNotes, { clipId: clip.id, noteId });
		db.update(clips, { lastClippedAt: Date.now() }, 'id = ?', clip.id);
		db.run('UPDATE notes SET clippedCount = clippedCount + 1 WHERE id = ?', noteId);
	});
}

/** Removes a note from a clip; does nothing if it isn't in it. */
export function unclipNote({ db }: Core, clip: ClipRow, noteId: string): void {
	db.transaction(() => {
		if (db.delete(clipNotes, 'clipId = ? AND noteId = ?', clip.id, noteId) === 0) return;
		db.run('UPDATE notes SET clippedCount = max(0, clippedCount - 1) WHERE id = ?', noteId);
	});
}
