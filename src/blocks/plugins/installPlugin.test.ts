// @vitest-environment happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { testSession } from '@tests/factories/renderInSession';
import { beforeEach, expect, it, vi } from 'vitest';
import { installedPlugins } from '@/stores/plugins/installedPlugins';
import { localGrantOf } from '@/stores/plugins/localGrants';
import { plugins } from '@/stores/plugins/pluginPreferences';
import { tokenOf } from '@/stores/plugins/pluginTokens';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { askPermissions } from './askPermissions';
import { installPlugin, uninstallPlugin, updatePlugin } from './installPlugin';

vi.mock('./askPermissions', () => ({ askPermissions: vi.fn() }));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const COLUMNS = 'quarterdeck:columns';
const meta = (...permissions: readonly string[]) => ({
	...{ name: 'Tide', version: '1', author: 'mara', description: null, permissions, config: null },
});
let session: Session;
const sent: [string, object][] = [];

beforeEach(async () => {
	localStorage.clear();
	sent.length = 0;
	session = testSession();
	await preferences.load(Promise.resolve(memoryDatabase()), session);
	preferences.changeRecords(plugins.key, () => []);
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
