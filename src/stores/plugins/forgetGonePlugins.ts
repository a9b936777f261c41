import { localDatabase } from '@/platform/localDatabase';
import { withTabLock } from '@/platform/withTabLock';
import { preferences } from '../preferences/Preferences';
import { forgetScript } from '../scripts/forgetScripts';
import { scriptKey } from '../scripts/scriptKeys';
import type { Session } from '../session/Session';
import { keepLocalGrant } from './localGrants';
import { plugins } from './pluginPreferences';
import { pluginStorage } from './pluginStorage';
import { dropToken, revokeLeft } from './pluginTokens';

export { revokeLeft };

type Caller = Pick<Session, 'key' | 'api'>;

/** Deletes what a plugin has on this device, and revokes its token: later, where the server doesn't answer. */
export async function forgetPlugin(session: Caller, installId: string): Promise<void> {
	await forgetScript(session.key, pluginStorage(installId));
	await keepLocalGrant(session, installId, []);
	await dropToken(session, installId);
}

/**
 * Runs the work of installing a plugin: until it is over, what the plugin was given already counts as that of an
 * installed one, in every tab.
 */
export const whileInstalling = <T>({ key }: Pick<Session, 'key'>, work: () => Promise<T>): Promise<T> =>
	withTabLock(`${key} installing`, work);

/**
 * Forgets all plugins that have something on this device and are not installed any more: another device, a file or a
 * profile may have removed them. Never rejects.
 */
export async function forgetGonePlugins(session: Caller): Promise<void> {
	try {
		for (const installId of await whileInstalling(session, () => findGone(session))) {
			await forgetPlugin(session, installId);
		}
	} catch (error) {
		console.warn('Plugins that are gone could not be forgotten.', error);
	}
}

/** Does what is left of uninstalling plugins: also revokes tokens where the server didn't answer. Never rejects. */
export async function finishUninstalling(session: Caller): Promise<void> {
	await revokeLeft(session);
	await forgetGonePlugins(session);
}

async function findGone(session: Caller): Promise<ReadonlySet<string>> {
	const prefix = scriptKey(session.key, '');
	const kept = (await (await localDatabase()).keys(prefix)).map(key => key.slice(prefix.length));
	await preferences.settled();
	await preferences.refresh();
	// Nothing is known of what is installed where the preferences could not be read.
	if (Object.keys(preferences.profile.preferences).length === 0) return new Set();
	const installed = new Set(preferences.get(plugins, session).map(plugin => plugin?.installId));
	const ids = kept.map(name => /^(?:token|local|plugin):(.+)$/s.exec(name)?.[1]);
	return new Set(ids.filter((id): id is string => id !== undefined && !installed.has(id)));
}
