import type { Core } from '../Core';
import { type PlayRow, plays } from '../store/tables/plays';
import type { UserRow } from '../store/tables/users';

/** A play that the viewer may see: public, or their own. */
export function openPlay({ db }: Core, viewer: UserRow | null, playId: string): PlayRow | undefined {
	const play = db.byId(plays, playId);
	return play?.visibility === 'public' || (viewer !== null && play?.userId === viewer.id) ? play : undefined;
}
