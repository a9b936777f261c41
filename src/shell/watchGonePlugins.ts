import { afterStart } from '@/platform/afterStart';
import { pluginKeysOf, revocationsKey } from '@/stores/plugins/pluginKeys';
import { accountKey, accounts } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { sessionsEvents, startedSession } from '@/stores/session/sessions';

/**
 * Runs for each account that the page uses, once it has started, also where no plugin is installed any more: deletes what
 * is left on this device of plugins that have been gone for a day. Also tries again to revoke keys that the server didn't
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
	afterStart(() => attempt(() => finishUninstalling(session)));
	session.reachability.events.on('back', () => attempt(() => revokeLeft(session)));
}

function attempt(work: () => Promise<void>): void {
	work().catch(error => console.warn('Plugins that are gone could not be forgotten.', error));
}

const load = () => import('@/stores/plugins/forgetGonePlugins');

// Most accounts have nothing of plugins, and need none of that code.

async function finishUninstalling(session: Session): Promise<void> {
	const keys = await pluginKeysOf(session);
	if (keys.length === 0) return;
	const { forgetGonePlugins, revokeLeft: revoke } = await load();
	await revoke(session);
	// Without its server it can't be known whether another device has brought a plugin back.
	if (session.reachability.state.getState().outage === null) await forgetGonePlugins(session);
}

async function revokeLeft(session: Session): Promise<void> {
	const keys = await pluginKeysOf(session);
	if (keys.includes(revocationsKey(session))) await (await load()).revokeLeft(session);
}
