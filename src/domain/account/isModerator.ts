import type { Me } from './Me';

/**
 * Whether the user moderates their server, as a moderator or as an administrator. False while nothing is known about
 * them.
 */
export const isModerator = (me: Pick<Me, 'isModerator' | 'isAdmin'> | null): boolean =>
	me !== null && (me.isModerator || me.isAdmin);
