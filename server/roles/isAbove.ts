import type { Core } from '../Core';
import type { UserRow } from '../store/tables/users';

/** Administrators are no business of moderators who are none: neither their sign-ins nor their passwords. */
export const isAbove = ({ roles }: Core, user: UserRow, me: UserRow): boolean =>
	roles.isAdministrator(user) && !roles.isAdministrator(me);
