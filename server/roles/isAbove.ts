import type { Core } from '../Core';
import type { UserRow } from '../store/tables/users';

/**
 * Whether the user is an administrator and the other is not: moderators can't access administrators' sign-ins and
 * passwords.
 */
export const isAbove = ({ roles }: Core, user: UserRow, me: UserRow): boolean =>
	roles.isAdministrator(user) && !roles.isAdministrator(me);
