// @vitest-environment bundled-happy-dom
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { plugin } from '@tests/factories/plugin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localDatabase } from '@/platform/localDatabase';
import { preferences } from '../preferences/Preferences';
import { scriptStorage } from '../scripts/scriptStorage';
import { forgetGonePlugins, whileInstalling } from './forgetGonePlugins';
import { keepLocalGrant, localGrantOf } from './localGrants';
import { pluginStorage } from './pluginKeys';
import { plugins } from './pluginPreferences';
import { keepToken, tokenOf } from './pluginTokens';

vi.spyOn(console, 'warn').mockImplementation(() => {});

const me = { key: 'a.example/me', isMember: true };
const call = vi.fn(async (_endpoint: string, _params: object) => undefined);
const session = { ...me, api: { call } } as never;
const token = { token: 'own', permissions: ['read:account'] };

beforeEach(async () => {
	const database = await localDatabase();
	for (const key of await database.keys('')) await database.remove(key);
	call.mockClear();
	await preferences.load(Promise.resolve(memoryDatabase()), me);
	preferences.set(plugins, []);
	vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => {
	vi.useRealTimers();
	preferences.changeRecords(plugins.key, () => []);
});

const DAY = 86_400_000;
/** Looks for plugins that are gone, this long after the test began. */
async function lookAfter(ms: number): Promise<void> {
	vi.setSystemTime(ms);
	await forgetGonePlugins(session);
}

it('leaves those that are installed, and what other programs and accounts keep', async () => {
	preferences.set(plugins, [plugin('')]);
	await preferences.settled();
	await keepToken(session, 'tide', token);
	await scriptStorage(me.key, pluginStorage('tide')).save('k', 1);
	await scriptStorage(me.key, 'widget:1').save('k', 1);
	await scriptStorage('a.example/me2', pluginStorage('fog')).save('k', 1);
	const keys = await (await localDatabase()).keys('');
	await lookAfter(0);
	await lookAfter(DAY);
	expect(await (await localDatabase()).keys('')).toEqual(keys);
	expect(call).not.toHaveBeenCalled();
});

it('leaves one that is just being installed', async () => {
	let forgotten = Promise.resolve();
	await whileInstalling(me, async () => {
		await keepToken(session, 'tide', token);
		forgotten = forgetGonePlugins(session);
		await new Promise(resolve => setTimeout(resolve, 20));
		preferences.set(plugins, [plugin('')]);
		await preferences.settled();
	});
	await forgotten;
	expect(await (await localDatabase()).keys('')).toEqual(['aiscript:a.example/me token:tide']);
	expect(call).not.toHaveBeenCalled();
});

it('revokes a token once, however many notice that its plugin is gone', async () => {
	await keepToken(session, 'tide', token);
	await lookAfter(0);
	await Promise.all([lookAfter(DAY), lookAfter(DAY)]);
	expect(call.mock.calls).toEqual([['i/revoke-token', { token: 'own' }]]);
	expect(await (await localDatabase()).keys('')).toEqual([]);
});

/** Gives a plugin a key, a permission of the app and a value. */
async function giveAll(): Promise<void> {
	await keepToken(session, 'tide', token);
	await keepLocalGrant(me, 'tide', ['quarterdeck:columns']);
	await scriptStorage(me.key, pluginStorage('tide')).save('k', 1);
}
const kept = async () => [
	await tokenOf(me, 'tide'),
	await localGrantOf(me, 'tide'),
	await scriptStorage(me.key, pluginStorage('tide')).load('k'),
];

it('leaves all to a plugin that is removed and comes back within a day, as by an undone import', async () => {
	preferences.set(plugins, [plugin('')]);
	await giveAll();
	preferences.set(plugins, []);
	await lookAfter(DAY);
	await lookAfter(2 * DAY - 1);
	preferences.set(plugins, [plugin('')]);
	await lookAfter(2 * DAY);
	await lookAfter(4 * DAY);
	expect(await kept()).toEqual([token, ['quarterdeck:columns'], 1]);
	expect(call).not.toHaveBeenCalled();
});

it('forgets all of a plugin that has been gone for a day since that was noticed', async () => {
	await giveAll();
	await lookAfter(DAY);
	await lookAfter(2 * DAY);
	expect(await kept()).toEqual([null, [], undefined]);
	expect(await (await localDatabase()).keys('')).toEqual([]);
});

it('counts the day anew for one that came back meanwhile', async () => {
	await keepToken(session, 'tide', token);
	await lookAfter(0);
	preferences.set(plugins, [plugin('')]);
	await lookAfter(DAY / 2);
	preferences.set(plugins, []);
	await lookAfter(DAY);
	await lookAfter(2 * DAY - 1);
	expect(await tokenOf(me, 'tide')).toEqual(token);
	await lookAfter(2 * DAY);
	expect(await tokenOf(me, 'tide')).toBeNull();
});

it.each(['fail to be read', 'are not there'])('takes none for gone while the stored preferences %s', async how => {
	await keepToken(session, 'tide', token);
	await lookAfter(0);
	const keys = await (await localDatabase()).keys('');
	const stored = memoryDatabase();
	const get = how === 'fail to be read' ? () => Promise.reject(new Error('broken')) : async () => undefined;
	await preferences.load(Promise.resolve({ ...stored, get, change: () => Promise.reject(new Error('broken')) }), me);
	preferences.set(plugins, []);
	await lookAfter(DAY);
	expect(await (await localDatabase()).keys('')).toEqual(keys);
	expect(await tokenOf(me, 'tide')).toEqual(token);
	await preferences.load(Promise.resolve(stored), me);
	preferences.set(plugins, []);
	await lookAfter(2 * DAY);
	expect(await (await localDatabase()).keys('')).toEqual([]);
});
