// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { plugin } from '@tests/factories/plugin';
import { testSession } from '@tests/factories/renderInSession';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Plugin } from '@/domain/plugin/Plugin';
import { localDatabase } from '@/platform/localDatabase';
import { installedPlugins } from '@/stores/plugins/installedPlugins';
import { localGrantOf } from '@/stores/plugins/localGrants';
import { plugins } from '@/stores/plugins/pluginPreferences';
import { tokenOf } from '@/stores/plugins/pluginTokens';
import { Preferences, preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { askPermissions } from './askPermissions';
import { givePermissions, installPlugin, uninstallPlugin, updatePlugin } from './installPlugin';

vi.mock('./askPermissions', () => ({ askPermissions: vi.fn() }));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const COLUMNS = 'quarterdeck:columns';
const meta = (...permissions: readonly string[]) => ({
	...{ name: 'Tide', version: '1', author: 'mara', description: null, permissions, config: null },
});
let session: Session;
let database: ReturnType<typeof memoryDatabase>;
const sent: [string, object][] = [];

beforeEach(async () => {
	localStorage.clear();
	sent.length = 0;
	session = testSession();
	database = memoryDatabase();
	await preferences.load(Promise.resolve(database), session);
	preferences.changeRecords(plugins.key, () => []);
	await preferences.settled();
	answerCalls(session.api, (endpoint, params) => {
		sent.push([endpoint, params]);
		return { token: `token ${sent.length}` };
	});
	vi.mocked(askPermissions).mockReset();
});

/** The person leaves these chosen. */
const leave = (...permissions: readonly string[]) =>
	vi.mocked(askPermissions).mockResolvedValueOnce({ name: 'Tide', permissions });
const installed = () => installedPlugins(session)[0];
const given = async () => {
	const { installId = '' } = installed() ?? {};
	return [(await tokenOf(session, installId))?.permissions, await localGrantOf(session, installId)];
};

it('asks the server for its own permissions alone, and keeps those of the app on the device', async () => {
	leave('read:account', COLUMNS);
	expect(await installPlugin(session, meta('read:account', COLUMNS, 'quarterdeck:newer'), 'code')).toBe(true);
	expect(vi.mocked(askPermissions).mock.calls).toEqual([['Tide', ['read:account', COLUMNS]]]);
	expect(sent).toEqual([['miauth/gen-token', { session: null, name: 'Tide', permission: ['read:account'] }]]);
	expect(await given()).toEqual([['read:account'], [COLUMNS]]);
	expect(JSON.stringify(preferences.records(plugins.key))).not.toContain('token');
});

it('asks no server where the app alone grants what it is given', async () => {
	leave(COLUMNS);
	await installPlugin(session, meta('read:account', COLUMNS), 'code');
	expect(sent).toEqual([]);
	expect(await given()).toEqual([undefined, [COLUMNS]]);
	const { installId = '' } = installed() ?? {};
	await uninstallPlugin(session, installId);
	expect(sent).toEqual([]);
	expect(await localGrantOf(session, installId)).toEqual([]);
});

it('gives nothing where it is cancelled', async () => {
	vi.mocked(askPermissions).mockResolvedValueOnce(undefined);
	expect(await installPlugin(session, meta(COLUMNS), 'code')).toBe(false);
	expect([sent, installedPlugins(session)]).toEqual([[], []]);
});

/** Another tab, which has installed a plugin of the same name. */
async function installElsewhere(): Promise<void> {
	const other = new Preferences();
	await other.load(Promise.resolve(database), session);
	other.set(plugins, [plugin('')]);
	await other.settled();
}

it('installs nothing that another tab has installed, of which this one knows nothing yet', async () => {
	await installElsewhere();
	expect(installedPlugins(session)).toEqual([]);
	await expect(installPlugin(session, meta('read:account'), 'code')).rejects.toThrow('Plugin already installed');
	expect([sent, vi.mocked(askPermissions).mock.calls]).toEqual([[], []]);
});

it('gives nothing where another tab has installed it while the person was asked', async () => {
	vi.mocked(askPermissions).mockImplementationOnce(async name => {
		await installElsewhere();
		return { name, permissions: ['read:account', COLUMNS] };
	});
	await expect(installPlugin(session, meta('read:account', COLUMNS), 'code')).rejects.toThrow(
		'Plugin already installed',
	);
	expect([sent, installed()?.installId]).toEqual([[], 'tide']);
});

it('takes back what it gave where another device has installed it meanwhile', async () => {
	leave('read:account', COLUMNS);
	answerCalls(session.api, async (endpoint, params) => {
		sent.push([endpoint, params]);
		if (endpoint === 'miauth/gen-token') await installElsewhere();
		return { token: 'key' };
	});
	await expect(installPlugin(session, meta('read:account', COLUMNS), 'code')).rejects.toThrow(
		'Plugin already installed',
	);
	expect(sent[1]).toEqual(['i/revoke-token', { token: 'key' }]);
	expect(await (await localDatabase()).keys('aiscript:')).toEqual([]);
	expect(installedPlugins(session).map(({ installId }) => installId)).toEqual(['tide']);
});

it('asks again with what was given chosen, not with what was taken away', async () => {
	leave('read:account', COLUMNS);
	const { name, permissions } = meta('read:account', 'write:notes', COLUMNS);
	await installPlugin(session, meta(...permissions), 'code');
	leave('read:account');
	const { installId = '' } = installed() ?? {};
	await givePermissions(session, installId, { name, permissions });
	expect(vi.mocked(askPermissions).mock.lastCall).toEqual(['Tide', permissions, ['read:account', COLUMNS]]);
	leave();
	await givePermissions(session, installId, { name, permissions });
	expect(vi.mocked(askPermissions).mock.lastCall?.[2]).toEqual(['read:account']);
	leave();
	await givePermissions(session, installId, { name, permissions });
	expect(vi.mocked(askPermissions).mock.lastCall).toEqual(['Tide', permissions]);
});

it('an update that newly asks for it asks the person, and one that doesn’t asks nobody', async () => {
	await installPlugin(session, meta(), 'code');
	const update = async (...permissions: readonly string[]) => {
		const plugin = installed();
		return plugin ? updatePlugin(session, plugin, meta(...permissions), 'newer') : null;
	};
	await update('quarterdeck:newer');
	expect(askPermissions).not.toHaveBeenCalled();
	leave(COLUMNS);
	expect(await update(COLUMNS)).toBe(true);
	expect(await given()).toEqual([undefined, [COLUMNS]]);
	await update(COLUMNS);
	expect(askPermissions).toHaveBeenCalledOnce();
	expect(sent).toEqual([]);
});

it('asks at an update with what is new and what was given chosen', async () => {
	leave('read:account');
	await installPlugin(session, meta('read:account', 'write:notes'), 'code');
	leave();
	await updatePlugin(session, installed() as Plugin, meta('write:notes', COLUMNS, 'read:account'), 'newer');
	expect(vi.mocked(askPermissions).mock.lastCall?.[2]).toEqual([COLUMNS, 'read:account']);
});

it.each([
	['an update', (plugin: Plugin) => updatePlugin(session, plugin, meta('read:account', COLUMNS), 'newer')],
	[
		'what it may do',
		({ installId, ...plugin }: Plugin) => givePermissions(session, installId, { ...plugin, permissions: [COLUMNS] }),
	],
])('%s gives nothing to a plugin that another tab has uninstalled while the person was asked', async (_, change) => {
	await installPlugin(session, meta(), 'code');
	const plugin = installed() as Plugin;
	vi.mocked(askPermissions).mockImplementationOnce(async name => {
		const other = new Preferences();
		await other.load(Promise.resolve(database), session);
		other.set(plugins, []);
		await other.settled();
		return { name, permissions: ['read:account', COLUMNS] };
	});
	await expect(change(plugin)).rejects.toThrow('Plugin not installed');
	expect([sent, await (await localDatabase()).keys('aiscript:')]).toEqual([[], []]);
	expect(await localGrantOf(session, plugin.installId)).toEqual([]);
});
