import { localDatabase } from '@/platform/localDatabase';
import { scriptKey } from '../scripts/scriptKeys';
import type { Session } from '../session/Session';

// What plugins have on this device is stored with the same prefix as what programs keep, so that it is deleted with the
// account. No other program's storage has such a name.

type Owner = Pick<Session, 'key'>;

/** The name of what a plugin keeps, among what programs of its account keep (`stores/scripts`). */
export const pluginStorage = (installId: string): string => `plugin:${installId}`;
/** The key of a plugin's token. */
export const tokenKey = ({ key }: Owner, installId: string): string => scriptKey(key, `token:${installId}`);
/** The key of what the app lets a plugin do. */
export const grantKey = ({ key }: Owner, installId: string): string => scriptKey(key, `local:${installId}`);
const OF_ONE_PLUGIN = /^(?:plugin|token|local):(.+)$/s;

/** The key of the tokens that are still to be revoked. */
export const revocationsKey = ({ key }: Owner): string => scriptKey(key, 'revocations');
/** The key of the plugins that are gone, with the time when that was noticed. */
export const goneKey = ({ key }: Owner): string => scriptKey(key, 'gone');

/** The plugin that has something under a key of its account; undefined if it is something else. */
export const installIdOf = (owner: Owner, key: string): string | undefined =>
	OF_ONE_PLUGIN.exec(key.slice(scriptKey(owner.key, '').length))?.[1];

/** All keys under which the database has something of an account's plugins. */
export async function pluginKeysOf(owner: Owner): Promise<readonly string[]> {
	const keys = await (await localDatabase()).keys(scriptKey(owner.key, ''));
	const ofAll = [revocationsKey(owner), goneKey(owner)];
	return keys.filter(key => ofAll.includes(key) || installIdOf(owner, key) !== undefined);
}
