import type { Me } from './Me';

/** Whether somebody moderates their server; administrators do too. False while nothing is known of them. */
export const isModerator = (me: Pick<Me, 'isModerator' | 'isAdmin'> | null): boolean =>
	me !== null && (me.isModerator || me.isAdmin);
