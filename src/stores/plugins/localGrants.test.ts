// @vitest-environment bundled-happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { localDatabase } from '@/platform/localDatabase';
import { forgetScripts } from '../scripts/forgetScripts';
import { keepLocalGrant, localGrantOf } from './localGrants';

vi.spyOn(console, 'warn').mockImplementation(() => {});

const me = { key: 'a.example/me' };
const other = { key: 'a.example/other' };

beforeEach(async () => {
	const database = await localDatabase();
	for (const key of await database.keys('')) await database.remove(key);
});

it('belongs to one plugin of one account, until it is taken away', async () => {
	await keepLocalGrant(me, 'tide', ['quarterdeck:columns']);
	expect(await localGrantOf(me, 'tide')).toEqual(['quarterdeck:columns']);
	expect([await localGrantOf(me, 'fog'), await localGrantOf(other, 'tide')]).toEqual([[], []]);
	await keepLocalGrant(me, 'tide', []);
	expect(await localGrantOf(me, 'tide')).toEqual([]);
	expect(await (await localDatabase()).keys('')).toEqual([]);
});

it('goes with the account', async () => {
	await keepLocalGrant(me, 'tide', ['quarterdeck:columns']);
	await keepLocalGrant(other, 'tide', ['quarterdeck:columns']);
	await forgetScripts(me.key);
	expect(await localGrantOf(me, 'tide')).toEqual([]);
	expect(await localGrantOf(other, 'tide')).toEqual(['quarterdeck:columns']);
});
