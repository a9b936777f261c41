import type { Core } from '../Core';
import { type ClipRow, clips } from '../store/tables/collections';
import type { UserRow } from '../store/tables/users';

/** A clip of the user. */
export function ownClip({ db }: Core, me: UserRow, clipId: string): ClipRow | undefined {
	const clip = db.byId(clips, clipId);
	return clip?.userId === me.id ? clip : undefined;
}

/** A clip that the viewer may see: public, or their own. */
export function openClip({ db }: Core, viewer: UserRow | null, clipId: string): ClipRow | undefined {
	const clip = db.byId(clips, clipId);
	return clip?.isPublic || (viewer !== null && clip?.userId === viewer.id) ? clip : undefined;
}
