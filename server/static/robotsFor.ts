import type { Core } from '../Core';
import { notes } from '../store/tables/notes';
import { profiles, type UserRow, users } from '../store/tables/users';

const PAGE = /^\/(?:@(\w{1,128})(?:\/.*)?|notes\/([0-9a-zA-Z]{1,64}))$/;

/**
 * What robots are asked not to do with a page, for `X-Robots-Tag`; null for nothing.
 * @param pathname the page of a local user, or of their note
 */
export function robotsFor(core: Core, pathname: string): string | null {
	const [, username, noteId] = PAGE.exec(pathname) ?? [];
	const user = username === undefined ? authorOf(core, noteId) : named(core, username);
	const profile = user && core.db.first(profiles, 'WHERE t.userId = ?', user.id);
	if (!profile) return null;
	const asked = [...(profile.noCrawle ? ['noindex'] : []), ...(profile.preventAiLearning ? ['noai', 'noimageai'] : [])];
	return asked.length > 0 ? asked.join(', ') : null;
}

const named = ({ db }: Core, username: string): UserRow | undefined =>
	db.first(users, 'WHERE t.usernameLower = ? AND t.host IS NULL', username.toLowerCase());

function authorOf({ db }: Core, noteId: string | undefined): UserRow | undefined {
	const note = noteId === undefined ? undefined : db.byId(notes, noteId);
	return note && note.userHost === null ? db.byId(users, note.userId) : undefined;
}
