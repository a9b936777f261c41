import type { Core } from '../Core';
import type { UserRow } from '../store/tables/users';

/** Deleted users aren't shown; suspended ones only to moderators. */
export const isShownTo = (core: Core, user: UserRow, viewer: UserRow | null): boolean =>
	!user.isDeleted && (!user.isSuspended || (viewer !== null && core.roles.isModerator(viewer)));
