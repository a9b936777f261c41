import type { Core } from '../Core';
import { type PlayRow, plays } from '../store/tables/plays';
import type { UserRow } from '../store/tables/users';
import { isOpenAccount } from '../users/isOpenAccount';
import { ofOpenAccount } from '../users/ofOpenAccount';

/** A play that the viewer may see: their own, or a public one whose author is neither suspended nor being deleted. */
export function openPlay(core: Core, viewer: UserRow | null, playId: string): PlayRow | undefined {
	const play = core.db.byId(plays, playId);
	if (!play || (viewer !== null && play.userId === viewer.id)) return play;
	return play.visibility === 'public' && isOpenAccount(core, play.userId) ? play : undefined;
}

/** The SQL condition for plays that everybody may see. @param play the alias of their table */
export const isOpenPlay = (play: string): string =>
	`${play}.visibility = 'public' AND ${ofOpenAccount(`${play}.userId`)}`;
