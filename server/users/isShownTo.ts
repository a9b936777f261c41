import type { Core } from '../Core';
import type { UserRow } from '../store/tables/users';

/** Deleted people are gone; suspended ones are there for moderators only. */
export const isShownTo = (core: Core, user: UserRow, viewer: UserRow | null): boolean =>
	!user.isDeleted && (!user.isSuspended || (viewer !== null && core.roles.isModerator(viewer)));
