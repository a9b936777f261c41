import { afterStart } from '@/platform/afterStart';
import { localDatabase } from '@/platform/localDatabase';
import { scriptKey } from '@/stores/scripts/scriptKeys';
import { accountKey, accounts } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { sessionsEvents, startedSession } from '@/stores/session/sessions';

/** What the database has of tokens that are still to be revoked, and of plugins at all. */
const REVOCATIONS = /^revocations$/;
const OF_PLUGINS = /^(?:token:|local:|plugin:|revocations$)/;

/**
 * Forgets what plugins that are gone have left on this device, also where no plugin is installed any more: for each
 * account that the page uses, once it has started, so that until then a removal can still be undone. Tokens that could
 * not be revoked are, too, and again when the server can be reached.
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
