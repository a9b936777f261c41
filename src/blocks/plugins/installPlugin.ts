import { randomUuid } from '@/base/randomUuid';
import { knownPermissions, localPermissions, serverPermissions } from '@/domain/plugin/localPermissions';
import type { Plugin, PluginMeta } from '@/domain/plugin/Plugin';
import { PluginError } from '@/domain/plugin/PluginError';
import { forgetPlugin, whileInstalling } from '@/stores/plugins/forgetGonePlugins';
import {
	addPlugin,
	installedPlugins,
	refuseInstalled,
	removePlugin,
	replacePlugin,
} from '@/stores/plugins/installedPlugins';
import { keepLocalGrant, localGrantOf } from '@/stores/plugins/localGrants';
import { permissionChanges } from '@/stores/plugins/permissionChanges';
import { dropToken, keepToken, tokenOf } from '@/stores/plugins/pluginTokens';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { askPermissions } from './askPermissions';
import type { PermissionWish } from './PermissionDialog';

type Asking = Pick<PluginMeta, 'name' | 'permissions'>;

/**
 * Installs a plugin for the account, active, after it was asked what the plugin may do.
 * @returns false: it was cancelled, and nothing is installed
 * @throws {PluginError} its name is taken; {ApiError} it got no token
 */
export async function installPlugin(session: Session, meta: PluginMeta, code: string): Promise<boolean> {
	await refuseStored(session, meta);
	const installId = randomUuid();
	const wish = await askPermissionsOf(meta);
	if (!wish) return false;
	await whileInstalling(session, async () => {
		await refuseStored(session, meta);
		await give(session, installId, wish);
		try {
			addPlugin(installId, meta, code, session);
			await preferences.settled();
			// `addPlugin` adds nothing if sync has brought a plugin of that name since.
			if (!installedPlugins(session).some(each => each.installId === installId)) throw new PluginError('installed');
		} catch (error) {
			await forgetPlugin(session, installId);
			throw error;
		}
	});
	return true;
}

/** As `refuseInstalled`, also where another tab has installed it. */
async function refuseStored(session: Session, meta: PluginMeta): Promise<void> {
	await preferences.refresh();
	refuseInstalled(meta, session);
}

/**
 * Gives an installed plugin another code. Where that asks for more, so is the person.
 * @returns false: it was cancelled, and nothing has changed
 * @throws {PluginError} it is another plugin, or was uninstalled meanwhile; {ApiError} it got no token
 */
export async function updatePlugin(
	session: Session,
	{ installId, name, permissions = [] }: Plugin,
	meta: PluginMeta,
	code: string,
): Promise<boolean> {
	if (meta.name !== name) throw new PluginError('other', { detail: name });
	const more = knownPermissions(meta.permissions).filter(permission => !permissions.includes(permission));
	const given = await givenTo(session, installId);
	const wish = more.length > 0 ? await askPermissionsOf(meta, given && [...given, ...more]) : 'none';
	if (!wish) return false;
	await giveInstalled(session, installId, wish);
	replacePlugin(installId, meta, code, session);
	return true;
}

/**
 * Asks what a plugin may do, beginning with what it may do now, if that is anything. For what servers grant it gets a
 * token, in place of the one before, or none; what the app grants is kept on this device. Where it runs, in any tab, it is
 * started anew.
 * @returns false: it was cancelled
 * @throws {PluginError} it was uninstalled meanwhile; {ApiError} it got no token
 */
export async function givePermissions(session: Session, installId: string, asking: Asking): Promise<boolean> {
	const wish = await askPermissionsOf(asking, await givenTo(session, installId));
	if (!wish) return false;
	await giveInstalled(session, installId, wish);
	permissionChanges.tell(session, installId);
	return true;
}

/** What a plugin may do on this device; undefined if that is nothing. */
async function givenTo(session: Session, installId: string): Promise<readonly string[] | undefined> {
	const { permissions = [] } = (await tokenOf(session, installId)) ?? {};
	const given = [...permissions, ...(await localGrantOf(session, installId))];
	return given.length > 0 ? given : undefined;
}

/**
 * @param given what is chosen at first; all by default
 * @returns `'none'` where nothing is asked for; undefined: it was cancelled
 */
async function askPermissionsOf(
	{ name, permissions }: Asking,
	given?: readonly string[],
): Promise<PermissionWish | 'none' | undefined> {
	const asked = knownPermissions(permissions);
	if (asked.length === 0) return 'none';
	// In the order of the plugin, which may ask for less by now.
	return askPermissions(name, asked, ...(given ? [asked.filter(permission => given.includes(permission))] : []));
}

/** As `give`, but nothing to a plugin that was uninstalled, here or in another tab, while the person was asked. */
const giveInstalled = (session: Session, installId: string, wish: PermissionWish | 'none'): Promise<void> =>
	whileInstalling(session, async () => {
		await preferences.refresh();
		if (!installedPlugins(session).some(each => each.installId === installId)) throw new PluginError('gone');
		await give(session, installId, wish);
	});

async function give(session: Session, installId: string, wish: PermissionWish | 'none'): Promise<void> {
	if (wish === 'none') return;
	await giveToken(session, installId, wish);
	await keepLocalGrant(session, installId, localPermissions(wish.permissions));
}

async function giveToken(session: Session, installId: string, { name, permissions }: PermissionWish): Promise<void> {
	const permission = serverPermissions(permissions);
	if (permission.length === 0) return dropToken(session, installId);
	const { token } = await session.api.call('miauth/gen-token', { session: null, name, permission });
	if (token) await keepToken(session, installId, { token, permissions: permission });
}

/** Stops a plugin, removes it with what it has kept, and revokes its token: later, where the server doesn't answer. */
export async function uninstallPlugin(session: Session, installId: string): Promise<void> {
	removePlugin(installId, session);
	// The plugins of other tabs ask what is stored whether they may still keep something.
	await preferences.settled();
	await forgetPlugin(session, installId);
}
