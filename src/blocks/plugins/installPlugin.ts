import { randomUuid } from '@/base/randomUuid';
import type { Plugin, PluginMeta } from '@/domain/plugin/Plugin';
import { PluginError } from '@/domain/plugin/PluginError';
import { addPlugin, refuseInstalled, removePlugin, replacePlugin } from '@/stores/plugins/installedPlugins';
import { pluginStorage } from '@/stores/plugins/pluginStorage';
import { dropToken, keepToken } from '@/stores/plugins/pluginTokens';
import { forgetScript } from '@/stores/scripts/forgetScripts';
import type { Session } from '@/stores/session/Session';
import { askPermissions } from './askPermissions';

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
		await dropToken(session, installId);
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
	const asksForMore = meta.permissions.some(permission => !permissions.includes(permission));
	if (asksForMore && !(await givePermissions(session, installId, meta))) return false;
	replacePlugin(installId, meta, code, session);
	return true;
}

/**
 * Asks what a plugin may do, and gives it a token for that. The one before is revoked. Where nothing is asked for or
 * given, it has none.
 * @returns false: it was cancelled
 */
export async function givePermissions(
	session: Session,
	installId: string,
	{ name, permissions }: Pick<PluginMeta, 'name' | 'permissions'>,
): Promise<boolean> {
	if (permissions.length === 0) return true;
	const wish = await askPermissions(name, permissions);
	if (!wish) return false;
	if (wish.permissions.length === 0) {
		await dropToken(session, installId);
		return true;
	}
	const { token } = await session.api.call('miauth/gen-token', {
		session: null,
		name: wish.name,
		permission: wish.permissions,
	});
	if (token) await keepToken(session, installId, { token, permissions: wish.permissions });
	return true;
}

/** Stops a plugin, removes it with what it has kept, and revokes its token: later, where the server doesn't answer. */
export async function uninstallPlugin(session: Session, installId: string): Promise<void> {
	removePlugin(installId, session);
	await forgetScript(session.key, pluginStorage(installId));
	await dropToken(session, installId);
}
