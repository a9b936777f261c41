import { randomUuid } from '@/base/randomUuid';
import { knownPermissions, localPermissions, serverPermissions } from '@/domain/plugin/localPermissions';
import type { Plugin, PluginMeta } from '@/domain/plugin/Plugin';
import { PluginError } from '@/domain/plugin/PluginError';
import { addPlugin, refuseInstalled, removePlugin, replacePlugin } from '@/stores/plugins/installedPlugins';
import { keepLocalGrant } from '@/stores/plugins/localGrants';
import { pluginStorage } from '@/stores/plugins/pluginStorage';
import { dropToken, keepToken } from '@/stores/plugins/pluginTokens';
import { preferences } from '@/stores/preferences/Preferences';
import { forgetScript } from '@/stores/scripts/forgetScripts';
import type { Session } from '@/stores/session/Session';
import { askPermissions } from './askPermissions';
import type { PermissionWish } from './PermissionDialog';

/**
 * Installs a plugin for the account, active, after it was asked what the plugin may do.
 * @returns false: it was cancelled, and nothing is installed
 * @throws {PluginError} its name is taken; {ApiError} it got no token
 */
export async function installPlugin(session: Session, meta: PluginMeta, code: string): Promise<boolean> {
	refuseInstalled(meta, session);
	const installId = randomUuid();
	if (!(await givePermissions(session, installId, meta))) return false;
	try {
		addPlugin(installId, meta, code, session);
	} catch (error) {
		await takePermissions(session, installId);
		throw error;
	}
	return true;
}

/**
 * Gives an installed plugin another code. Where that asks for more, so is the person.
 * @returns false: it was cancelled, and nothing has changed
 * @throws {PluginError} it is another plugin; {ApiError} it got no token
 */
export async function updatePlugin(
	session: Session,
	{ installId, name, permissions = [] }: Plugin,
	meta: PluginMeta,
	code: string,
): Promise<boolean> {
	if (meta.name !== name) throw new PluginError('other', { detail: name });
	const asksForMore = knownPermissions(meta.permissions).some(permission => !permissions.includes(permission));
	if (asksForMore && !(await givePermissions(session, installId, meta))) return false;
	replacePlugin(installId, meta, code, session);
	return true;
}

/**
 * Asks what a plugin may do. For what servers grant it gets a token, in place of the one before, or none; what the app
 * grants is kept on this device.
 * @returns false: it was cancelled
 */
export async function givePermissions(
	session: Session,
	installId: string,
	{ name, permissions }: Pick<PluginMeta, 'name' | 'permissions'>,
): Promise<boolean> {
	const asked = knownPermissions(permissions);
	if (asked.length === 0) return true;
	const wish = await askPermissions(name, asked);
	if (!wish) return false;
	await giveToken(session, installId, wish);
	await keepLocalGrant(session, installId, localPermissions(wish.permissions));
	return true;
}

async function giveToken(session: Session, installId: string, { name, permissions }: PermissionWish): Promise<void> {
	const permission = serverPermissions(permissions);
	if (permission.length === 0) return dropToken(session, installId);
	const { token } = await session.api.call('miauth/gen-token', { session: null, name, permission });
	if (token) await keepToken(session, installId, { token, permissions: permission });
}

async function takePermissions(session: Session, installId: string): Promise<void> {
	await keepLocalGrant(session, installId, []);
	await dropToken(session, installId);
}

/** Stops a plugin, removes it with what it has kept, and revokes its token: later, where the server doesn't answer. */
export async function uninstallPlugin(session: Session, installId: string): Promise<void> {
	removePlugin(installId, session);
	// The plugins of other tabs ask what is stored whether they may still keep something.
	await preferences.settled();
	await forgetScript(session.key, pluginStorage(installId));
	await takePermissions(session, installId);
}
