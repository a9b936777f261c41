// @vitest-environment happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { plugin } from '@tests/factories/plugin';
import { testSession } from '@tests/factories/renderInSession';
import { runScript } from '@workers/aiscript/aiscript.client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localDatabase } from '@/platform/localDatabase';
import { keepLocalGrant, localGrantOf } from '@/stores/plugins/localGrants';
import { plugins } from '@/stores/plugins/pluginPreferences';
import { pluginStorage } from '@/stores/plugins/pluginStorage';
import { keepToken, tokenOf } from '@/stores/plugins/pluginTokens';
import { preferences } from '@/stores/preferences/Preferences';
import { scriptStorage } from '@/stores/scripts/scriptStorage';
import type { Session } from '@/stores/session/Session';
import { PluginRunner } from './PluginRunner';

vi.mock('@workers/aiscript/aiscript.client', () => ({ runScript: vi.fn() }));
vi.mock('@/blocks/aiscript/scriptConstants', () => ({ scriptConstants: async () => new Map() }));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const fog = plugin('', { installId: 'fog', name: 'Fog', active: false });
const sent: [string, object][] = [];
let session: Session;
let runner: PluginRunner;

beforeEach(async () => {
	sent.length = 0;
	vi.mocked(runScript).mockReturnValue({
		...{ trigger() {}, setPaused() {}, stop() {} },
		...{ callHandler: () => new Promise(() => {}), viewNotes: () => new Promise(() => {}) },
	});
	const database = await localDatabase();
	for (const key of await database.keys('')) await database.remove(key);
	session = testSession();
	await preferences.load(Promise.resolve(memoryDatabase()), session);
	preferences.set(plugins, [plugin(''), fog]);
	answerCalls(session.api, (endpoint, params) => {
		sent.push([endpoint, params]);
		return {};
	});
	runner = new PluginRunner(session);
});
afterEach(() => {
	runner.end();
	preferences.changeRecords(plugins.key, () => []);
});

it('what plugins have here goes with them, also where a profile or another device removes them', async () => {
	for (const { installId } of [plugin(''), fog]) {
		await keepToken(session, installId, { token: `key of ${installId}`, permissions: ['read:account'] });
		await keepLocalGrant(session, installId, ['quarterdeck:columns']);
		await scriptStorage(session.key, pluginStorage(installId)).save('depth', 4);
	}
	preferences.set(plugins, [plugin('')]);
	await vi.waitFor(() => expect(sent).toEqual([['i/revoke-token', { token: 'key of fog' }]]));
	expect([await tokenOf(session, 'fog'), await localGrantOf(session, 'fog')]).toEqual([null, []]);
	expect(await tokenOf(session, 'tide')).not.toBeNull();
	preferences.changeRecords(plugins.key, () => []);
	await vi.waitFor(() => expect(sent[1]).toEqual(['i/revoke-token', { token: 'key of tide' }]));
	await vi.waitFor(async () => expect(await (await localDatabase()).keys('')).toEqual([]));
});
