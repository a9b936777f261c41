import type { Core } from '../Core';
import { type PlayRow, plays } from '../store/tables/plays';
import { type UserRow, users } from '../store/tables/users';

/** A play that the viewer may see: their own, or a public one whose author is neither suspended nor being deleted. */
export function openPlay({ db }: Core, viewer: UserRow | null, playId: string): PlayRow | undefined {
	const play = db.byId(plays, playId);
	if (!play || (viewer !== null && play.userId === viewer.id)) return play;
	const author = db.byId(users, play.userId);
	return play.visibility === 'public' && author && !author.isSuspended && !author.isDeleted ? play : undefined;
}

/** The SQL condition for plays that everybody may see. @param play the alias of their table */
export const isOpenPlay = (play: string): string =>
	`${play}.visibility = 'public' AND EXISTS (
		SELECT 1 FROM users u WHERE u.id = ${play}.userId AND u.isSuspended = 0 AND u.isDeleted = 0)`;
