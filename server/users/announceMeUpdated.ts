import type { Core } from '../Core';
import { packMe } from '../pack/packUser';
import { users } from '../store/tables/users';

/** Sends a local user's clients their present account data (after the running transaction). */
export function announceMeUpdated(core: Core, userId: string): void {
	core.db.afterCommit(() => {
		const me = core.db.byId(users, userId);
		if (me?.host === null) core.bus.emit('main', { userId, type: 'meUpdated', body: packMe(core, me) });
	});
}
