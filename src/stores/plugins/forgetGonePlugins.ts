import { localDatabase } from '@/platform/localDatabase';
import { withTabLock } from '@/platform/withTabLock';
import { preferences } from '../preferences/Preferences';
import { forgetScript } from '../scripts/forgetScripts';
import type { Session } from '../session/Session';
import { keepLocalGrant } from './localGrants';
import { goneKey, installIdOf, pluginKeysOf, pluginStorage } from './pluginKeys';
import { plugins } from './pluginPreferences';
import { dropToken, revokeLeft } from './pluginTokens';

export { revokeLeft };

/** How long what a removed plugin has here is kept: the removal on another device, or by a file, may be undone. */
const GONE_MS = 86_400_000;

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
 * Forgets all plugins that have something on this device and are gone for a day: another device, a file or a profile has
 * removed them, and nobody has brought them back.
 */
export async function forgetGonePlugins(session: Caller): Promise<void> {
	const gone = await noteGone(session);
	const forgotten = [...gone].filter(([, since]) => Date.now() - since >= GONE_MS);
	for (const [installId] of forgotten) await forgetPlugin(session, installId);
	if (forgotten.length > 0) await noteGone(session);
}

/**
 * Finds the plugins that have something on this device and are not installed, and writes down since when. Call it also
 * when the list of plugins changes: for one that has come back, and goes again, the day begins anew.
 * @returns by install id, when each was first found to be gone; none if it can't be known now
 */
export const noteGone = (session: Caller): Promise<ReadonlyMap<string, number>> =>
	whileInstalling(session, async () => {
		const found = await findGone(session);
		if (found === null) return new Map<string, number>();
		const database = await localDatabase();
		const key = goneKey(session);
		const known = new Map(await database.get<readonly (readonly [string, number])[]>(key));
		const gone = new Map([...found].map(id => [id, known.get(id) ?? Date.now()]));
		if (gone.size > 0) await database.set(key, [...gone]);
		else if (known.size > 0) await database.remove(key);
		return gone;
	});

/** @returns null if the preferences could not be read, so that nothing is known of what is installed */
async function findGone(session: Caller): Promise<ReadonlySet<string> | null> {
	const kept = await pluginKeysOf(session);
	await preferences.settled();
	if (!(await preferences.refresh())) return null;
	const installed = new Set(preferences.get(plugins, session).map(plugin => plugin?.installId));
	const ids = kept.flatMap(key => installIdOf(session, key) ?? []);
	return new Set(ids.filter(id => !installed.has(id)));
}
