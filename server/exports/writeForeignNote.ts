import type { Core } from '../Core';
import { canPersonSee } from '../notes/noteTargets';
import { notes } from '../store/tables/notes';
import { users } from '../store/tables/users';
import { writeNote } from './writeNote';

/** A note that somebody keeps, with its author; undefined if it is gone, or hidden from them by now. */
export function writeForeignNote(core: Core, noteId: string, keeperId: string): object | undefined {
	const note = core.db.byId(notes, noteId);
	if (!note || !canPersonSee(core, note, keeperId)) return undefined;
	const author = core.db.byId(users, note.userId);
	if (!author || author.isSuspended || author.isDeleted) return undefined;
	const { id, name, username, host, uri } = author;
	return { ...writeNote(core, note), uri: note.uri, url: note.url, user: { id, name, username, host, uri } };
}
