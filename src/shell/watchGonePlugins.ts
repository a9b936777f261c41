import { afterStart } from '@/platform/afterStart';
import { localDatabase } from '@/platform/localDatabase';
import { scriptKey } from '@/stores/scripts/scriptKeys';
import { accountKey, accounts } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { sessionsEvents, startedSession } from '@/stores/session/sessions';

/** What the database has of plugins, and of their tokens that are still to be revoked. */
const OF_PLUGINS = /^(?:token:|local:|plugin:|revocations$)/;

/**
 * Forgets what plugins that are gone have left on this device, and revokes their tokens: for each account that the page
 * uses, once it has started and when its server can be reached again, also where no plugin is installed any more.
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
	const look = () => {
		forget(session).catch(error => console.warn('Plugins that are gone could not be forgotten.', error));
	};
	session.reachability.events.on('back', look);
	afterStart(look);
}

async function forget(session: Session): Promise<void> {
	const prefix = scriptKey(session.key, '');
	const keys = await (await localDatabase()).keys(prefix);
	if (!keys.some(key => OF_PLUGINS.test(key.slice(prefix.length)))) return;
	const { finishUninstalling } = await import('@/stores/plugins/forgetGonePlugins');
	await finishUninstalling(session);
}
