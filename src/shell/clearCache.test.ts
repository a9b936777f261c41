// @vitest-environment bundled-happy-dom
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { afterEach, expect, it, vi } from 'vitest';
import { toast } from '@/ui/toast/toasts';
import { clearCache } from './clearCache';

const database = memoryDatabase();
vi.mock('@/platform/localDatabase', () => ({ localDatabase: async () => database }));
vi.mock('@/ui/dialog/waiting', () => ({ waitFor: (work: Promise<boolean>) => work }));
vi.mock('@/ui/toast/toasts', () => ({ toast: vi.fn() }));

afterEach(() => {
	vi.unstubAllGlobals();
	vi.clearAllMocks();
	vi.restoreAllMocks();
	vi.useRealTimers();
	localStorage.clear();
});

const answer = (respond: () => Promise<Response>) => vi.stubGlobal('fetch', respond);

it('takes away what is only a copy, keeps what a person chose or wrote, and loads the page anew', async () => {
	answer(async () => new Response('the page'));
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

it.each<[string, () => Promise<Response>]>([
	['away', () => Promise.reject(new TypeError('Failed to fetch'))],
	['down behind its gateway', async () => new Response('', { status: 502 })],
	['silent', () => new Promise(() => {})],
])('takes nothing away while the server is %s, without which no page could start', async (_, respond) => {
	vi.useFakeTimers();
	answer(respond);
	const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
	const deleted = vi.fn();
	vi.stubGlobal('caches', { keys: async () => ['build:own'], delete: deleted });
	localStorage.setItem('server:a.example', '1');
	await database.set('emojis:a.example', []);
	const cleared = clearCache();
	await vi.advanceTimersByTimeAsync(8_000);
	await cleared;
	expect(localStorage.getItem('server:a.example')).toBe('1');
	expect(await database.keys('emojis:')).toEqual(['emojis:a.example']);
	expect(deleted).not.toHaveBeenCalled();
	expect(reload).not.toHaveBeenCalled();
	expect(toast).toHaveBeenCalledExactlyOnceWith(
		'No connection to the server. Try again in a moment.',
		expect.anything(),
	);
});
