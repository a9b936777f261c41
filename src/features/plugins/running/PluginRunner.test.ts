// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { plugin } from '@tests/factories/plugin';
import { testSession } from '@tests/factories/renderInSession';
import { runScript } from '@workers/aiscript/aiscript.client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askPermissions } from '@/blocks/plugins/askPermissions';
import { givePermissions } from '@/blocks/plugins/installPlugin';
import { localDatabase } from '@/platform/localDatabase';
import { deckForPlugins } from '@/stores/plugins/deckForPlugins';
import { keepLocalGrant } from '@/stores/plugins/localGrants';
import { goneKey } from '@/stores/plugins/pluginKeys';
import { plugins } from '@/stores/plugins/pluginPreferences';
import { keepToken } from '@/stores/plugins/pluginTokens';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { PluginRunner } from './PluginRunner';

vi.mock('@workers/aiscript/aiscript.client', () => ({ runScript: vi.fn() }));
vi.mock('@/blocks/aiscript/scriptConstants', () => ({ scriptConstants: async () => new Map() }));
vi.mock('@/blocks/plugins/askPermissions', () => ({ askPermissions: vi.fn() }));
vi.spyOn(console, 'warn').mockImplementation(() => {});

deckForPlugins.register(async () => ({ offer: async () => null, columnsOf: () => [] }));
let session: Session;
let asked: ReturnType<typeof answerCalls>;
let runner: PluginRunner;

beforeEach(async () => {
	vi.mocked(runScript).mockReturnValue({
		...{ trigger() {}, setPaused() {}, stop() {} },
		...{ callHandler: () => new Promise(() => {}), viewNotes: () => new Promise(() => {}) },
	});
	const database = await localDatabase();
	for (const key of await database.keys('')) await database.remove(key);
	session = testSession();
	await preferences.load(Promise.resolve(memoryDatabase()), session);
	preferences.set(plugins, [plugin('')]);
	asked = answerCalls(session.api, endpoint => (endpoint === 'miauth/gen-token' ? { token: 'new' } : {}));
	runner = new PluginRunner(session);
});
afterEach(() => {
	runner.end();
	preferences.changeRecords(plugins.key, () => []);
});

it('writes down since when a plugin is gone, until it is back', async () => {
	const database = await localDatabase();
	const gone = () => database.get(goneKey(session));
	await keepToken(session, 'tide', { token: 'before', permissions: ['read:account'] });
	preferences.set(plugins, []);
	await vi.waitFor(async () => expect(await gone()).toEqual([['tide', expect.any(Number)]]));
	preferences.set(plugins, [plugin('')]);
	await vi.waitFor(async () => expect(await gone()).toBeUndefined());
	expect(asked).not.toHaveBeenCalled();
});

const permissionsOfApp = 'quarterdeck:columns';
/** What the plugin that was started last can do: with which token it calls, and whether it can add columns. */
async function abilities(): Promise<readonly unknown[]> {
	const app = vi.mocked(runScript).mock.calls.at(-1)?.[1];
	await app?.call('i', {}, null);
	const error = await app?.plugin?.deck.columns().catch((reason: Error) => reason.message);
	return [asked.mock.lastCall?.[2]?.token, error];
}
const refused = `The plugin does not have the permission '${permissionsOfApp}'.`;

it.each(['this tab', 'another tab'])('a plugin goes on with what %s lets it do', async tab => {
	await keepToken(session, 'tide', { token: 'before', permissions: ['read:account'] });
	await keepLocalGrant(session, 'tide', [permissionsOfApp]);
	runner.restart('tide');
	await vi.waitFor(async () => expect(await abilities()).toEqual(['before', []]));
	if (tab === 'this tab') {
		vi.mocked(askPermissions).mockResolvedValueOnce({ name: 'Tide', permissions: ['read:account'] });
		await givePermissions(session, 'tide', { name: 'Tide', permissions: ['read:account', permissionsOfApp] });
	} else {
		await keepToken(session, 'tide', { token: 'new', permissions: ['read:account'] });
		await keepLocalGrant(session, 'tide', []);
		const channel = new BroadcastChannel('quarterdeck:permissions');
		channel.postMessage({ session: session.key, installId: 'tide' });
		channel.close();
	}
	await vi.waitFor(async () => expect(await abilities()).toEqual(['new', refused]));
});

it('tells other tabs what a plugin may do now', async () => {
	const told = vi.fn();
	const channel = new BroadcastChannel('quarterdeck:permissions');
	channel.addEventListener('message', ({ data }) => told(data));
	vi.mocked(askPermissions).mockResolvedValueOnce({ name: 'Tide', permissions: [] });
	await givePermissions(session, 'tide', { name: 'Tide', permissions: [permissionsOfApp] });
	await vi.waitFor(() => expect(told).toHaveBeenCalledWith({ session: session.key, installId: 'tide' }));
	channel.close();
});
