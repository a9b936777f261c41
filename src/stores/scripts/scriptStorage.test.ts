// @vitest-environment bundled-happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { localDatabase } from '@/platform/localDatabase';
import { forgetScript, forgetScripts } from './forgetScripts';
import { SCRIPT_PREFIX } from './scriptKeys';
import { scriptStorage } from './scriptStorage';

vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(async () => {
	const database = await localDatabase();
	for (const key of await database.keys('')) await database.remove(key);
});

it('keeps values of each program and account apart', async () => {
	const storage = scriptStorage('a.example/me', 'widget:1');
	await storage.save('depth', { metres: [4, null] });
	await storage.save('__proto__', 'a name like others');
	expect(await storage.load('depth')).toEqual({ metres: [4, null] });
	expect(await storage.load('__proto__')).toBe('a name like others');
	expect(await storage.load('toString')).toBeUndefined();
	expect(await scriptStorage('a.example/me', 'widget:2').load('depth')).toBeUndefined();
	expect(await scriptStorage('a.example/other', 'widget:1').load('depth')).toBeUndefined();
	await storage.remove('depth');
	expect(await storage.load('depth')).toBeUndefined();
});

it('refuses what would be more than 1 MB, and keeps what it has', async () => {
	const storage = scriptStorage('a.example/me', 'widget:1');
	expect(await storage.save('log', 'x'.repeat(700_000))).toBe(true);
	expect(await storage.save('more', 'x'.repeat(400_000))).toBe(false);
	expect(await storage.load('more')).toBeUndefined();
	expect(await storage.save('log', 'x'.repeat(1_000_000))).toBe(true);
	expect(await storage.load('log')).toHaveLength(1_000_000);
});

it('refuses more than 10,000 names', async () => {
	const names = Array.from({ length: 10_000 }, (_, index) => [`n${index}`, '0']);
	await (await localDatabase()).set(`${SCRIPT_PREFIX}a.example/me widget:1`, Object.fromEntries(names));
	const storage = scriptStorage('a.example/me', 'widget:1');
	expect([await storage.save('n0', 1), await storage.save('one more', 1)]).toEqual([true, false]);
	expect([await storage.load('n0'), await storage.load('one more')]).toEqual([1, undefined]);
});

it('loses nothing that is saved at once', async () => {
	const storage = scriptStorage('a.example/me', 'widget:1');
	await Promise.all(['a', 'b', 'c'].map(name => storage.save(name, name)));
	expect(await Promise.all(['a', 'b', 'c'].map(name => storage.load(name)))).toEqual(['a', 'b', 'c']);
});

it('goes with its account', async () => {
	const [mine, other] = ['a.example/me', 'a.example/me2'].map(key => scriptStorage(key, 'widget:1'));
	await mine?.save('k', 1);
	await other?.save('k', 2);
	await forgetScripts('a.example/me');
	expect(await mine?.load('k')).toBeUndefined();
	expect(await other?.load('k')).toBe(2);
});

it('one program’s goes with a save that was under way, and is not begun anew where it may not be', async () => {
	let isInstalled = true;
	const storage = scriptStorage('a.example/me', 'plugin:tide', async () => {
		if (!isInstalled) throw new Error('over');
	});
	await storage.save('k', 1);
	const saving = storage.save('k', 2);
	isInstalled = false;
	await forgetScript('a.example/me', 'plugin:tide');
	expect(await saving).toBe(true);
	await expect(storage.save('k', 3)).rejects.toThrow('over');
	await expect(storage.remove('k')).rejects.toThrow('over');
	expect(await (await localDatabase()).keys('')).toEqual([]);
});
