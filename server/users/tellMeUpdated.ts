import type { Core } from '../Core';
import { packMe } from '../pack/packUser';
import { users } from '../store/tables/users';

/** Sends somebody their own account as it is now (once what is being written is safe). Of other servers: nothing. */
export function tellMeUpdated(core: Core, userId: string): void {
	core.db.afterCommit(() => {
		const me = core.db.byId(users, userId);
		if (me?.host === null) core.bus.emit('main', { userId, type: 'meUpdated', body: packMe(core, me) });
	});
}
