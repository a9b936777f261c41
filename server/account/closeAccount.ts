import { endSessions, revokeAppTokens } from '../auth/tokens';
import type { Core } from '../Core';
import { type UserRow, users } from '../store/tables/users';
import { announceMeUpdated } from '../users/announceMeUpdated';

/**
 * Begins to delete an account: from now on nobody sees it, and it can't sign in. A job deletes what it made, and at the
 * end the account.
 * @param areTokensKept lets its clients read on until then, so that they can show `isDeleted`
 */
export function closeAccount(core: Core, user: UserRow, { areTokensKept }: { areTokensKept: boolean }): void {
	if (user.isDeleted) return;
	core.db.transaction(() => {
		core.db.update(users, { isDeleted: true }, 'id = ?', user.id);
		if (areTokensKept) announceMeUpdated(core, user.id);
		else {
			endSessions(core, user.id);
			revokeAppTokens(core, user.id);
		}
		core.bus.emit('account', { id: user.id, host: user.host, change: -1 });
		core.jobs.add('deleteAccount', user.id, {});
	});
}
