import type { Core } from '../Core';
import { isFollowing } from '../relations/isFollowing';
import type { UserRow, WhoSees } from '../store/tables/users';

/** Whether the viewer may list a user's followers, or the users they follow. */
export function maySee(core: Core, user: UserRow, viewer: UserRow | null, who: WhoSees): boolean {
	if (who === 'public' || viewer?.id === user.id) return true;
	return who === 'followers' && viewer !== null && isFollowing(core, viewer.id, user.id);
}
