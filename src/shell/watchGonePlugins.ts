import { afterStart } from '@/platform/afterStart';
import { localDatabase } from '@/platform/localDatabase';
import { scriptKey } from '@/stores/scripts/scriptKeys';
import { accountKey, accounts } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { sessionsEvents, startedSession } from '@/stores/session/sessions';

/** What the database has of tokens that are still to be revoked, and of plugins at all. */
const REVOCATIONS = /^revocations$/;
const OF_PLUGINS = /^(?:token:|local:|plugin:|(?:revocations|gone)$)/;

/**
 * Runs for each account that the page uses, once it has started, also where no plugin is installed any more: deletes what
 * plugins have left on this device that have been gone for a day. Also tries again to revoke keys that the server didn't
 * take, then and whenever the server is back.
 */
export function watchGonePlugins(): void {
	sessionsEvents.on('started', follow);
	for (const account of accounts.getState().all) {
		const session = startedSession(accountKey(account));
		if (session) follow(session);
	}
}

function follow(session: Session): void {
	if (!session.isMember) return;
	afterStart(() => void finish(session, OF_PLUGINS, async () => (await load()).finishUninstalling(session)));
	session.reachability.events.on('back', () => {
		void finish(session, REVOCATIONS, async () => (await load()).revokeLeft(session));
	});
}

const load = () => import('@/stores/plugins/forgetGonePlugins');

/** Works if the database has something of this kind, so that its code is seldom loaded. */
async function finish(session: Session, kind: RegExp, work: () => Promise<void>): Promise<void> {
	try {
		const prefix = scriptKey(session.key, '');
		const keys = await (await localDatabase()).keys(prefix);
		if (keys.some(key => kind.test(key.slice(prefix.length)))) await work();
	} catch (error) {
		console.warn('Plugins that are gone could not be forgotten.', error);
	}
}
