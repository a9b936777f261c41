// @vitest-environment bundled-happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { localDatabase } from '@/platform/localDatabase';
import { scriptKey } from '../scripts/scriptKeys';
import { goneKey, grantKey, installIdOf, pluginKeysOf, pluginStorage, revocationsKey, tokenKey } from './pluginKeys';

vi.spyOn(console, 'warn').mockImplementation(() => {});

const me = { key: 'a.example/me' };
const ofTide = [tokenKey(me, 'tide'), grantKey(me, 'tide'), scriptKey(me.key, pluginStorage('tide'))];
const ofAll = [revocationsKey(me), goneKey(me)];
const others = [
	scriptKey(me.key, 'widget:1'),
	scriptKey(me.key, 'scratchpad'),
	tokenKey({ key: 'a.example/me2' }, 'fog'),
];

beforeEach(async () => {
	const database = await localDatabase();
	for (const key of await database.keys('')) await database.remove(key);
});

it('tells the plugin by each of its keys, and none by others', () => {
	expect(ofTide.map(key => installIdOf(me, key))).toEqual(['tide', 'tide', 'tide']);
	expect(installIdOf(me, tokenKey(me, 'a:b\nc'))).toBe('a:b\nc');
	expect([...ofAll, ...others.slice(0, 2)].filter(key => installIdOf(me, key) !== undefined)).toEqual([]);
});

it.each([...ofTide, ...ofAll])('finds %s, where the account has nothing else of plugins', async key => {
	const database = await localDatabase();
	for (const each of [...others, key]) await database.set(each, 1);
	expect(await pluginKeysOf(me)).toEqual([key]);
});

it('finds nothing of plugins in what other programs and accounts keep', async () => {
	for (const key of others) await (await localDatabase()).set(key, 1);
	expect(await pluginKeysOf(me)).toEqual([]);
});
