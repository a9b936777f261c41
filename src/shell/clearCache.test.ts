// @vitest-environment happy-dom
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { expect, it, vi } from 'vitest';
import { clearCache } from './clearCache';

const database = memoryDatabase();
vi.mock('@/platform/localDatabase', () => ({ localDatabase: async () => database }));
vi.mock('@/ui/dialog/waiting', () => ({ waitFor: (work: Promise<void>) => work }));

it('takes away what is only a copy, keeps what a person chose or wrote, and loads the page anew', async () => {
	const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
	const copies = ['server:a.example', 'me:a.example/1', 'locale', 'localeVersion', 'theme', 'lastView'];
	const kept = ['account', 'accounts', 'base', 'localeOfMine'];
	for (const key of [...copies, ...kept]) localStorage.setItem(key, '1');
	await database.set('emojis:a.example', []);
	await database.set('drafts:a', 'words');
	await clearCache();
	expect(Object.keys(localStorage).toSorted()).toEqual(kept.toSorted());
	expect(await database.keys('')).toEqual(['drafts:a']);
	expect(reload).toHaveBeenCalledOnce();
});
