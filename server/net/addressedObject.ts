import type { Core } from '../Core';
import { type NoteRow, notes } from '../store/tables/notes';
import { type UserRow, users } from '../store/tables/users';

const OWN = /^\/(notes|users)\/([0-9a-zA-Z]+)$/;

/** The object of a URI: a local one by its path, a remote one by its original URI. */
export function addressedObject({ db, urls }: Core, address: string): { note?: NoteRow; user?: UserRow } {
	const [, kind, id = ''] = OWN.exec(urls.toPath(address)) ?? [];
	const note = kind === 'notes' ? db.byId(notes, id) : db.first(notes, 'WHERE t.uri = ?', address);
	if (note) return { note };
	const user =
		kind === 'users' ? db.byId(users, id) : db.first(users, 'WHERE t.uri = ? OR t.url = ?', address, address);
	return user && !user.isDeleted ? { user } : {};
}
