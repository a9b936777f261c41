// @vitest-environment bundled-happy-dom
import { draft } from '@tests/factories/draft';
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { seenNote } from '@tests/factories/seenNote';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drafts } from '@/stores/drafts';
import { accounts, type StoredAccount } from '@/stores/session/accounts';
import { formerAccounts, readFormerAccounts } from '@/stores/session/formerAccounts';
import { removeAccount, removeAllAccounts } from './signOut';
import { switchAccount } from './switchAccount';

let database = memoryDatabase();
vi.mock('@/platform/localDatabase', () => ({ localDatabase: async () => database }));
vi.mock('./switchAccount', () => ({ switchAccount: vi.fn() }));

const PUSHED_TO = 'https://push.example/abc';
const account = (id: string): StoredAccount => ({
	...{ origin: 'https://a.server', host: 'a.server', id, username: id, name: null, avatarUrl: null },
	token: `token of ${id}`,
});
const [mara, rin] = [account('mara'), account('rin')];
const key = 'a.server/mara';

function holds(...all: StoredAccount[]) {
	localStorage.setItem('accounts', JSON.stringify(all));
	localStorage.setItem('account', JSON.stringify(all[0]));
	accounts.setState({ all, current: all[0] ?? null });
}

const worker = { unregister: vi.fn(async () => true), unsubscribe: vi.fn(async () => true) };
const called = vi.fn<(url: string, init: { readonly body: string }) => Promise<Response>>();

beforeEach(() => {
	database = memoryDatabase();
	called.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
	vi.stubGlobal('fetch', called);
	const subscription = { endpoint: PUSHED_TO, unsubscribe: worker.unsubscribe };
	const registration = { unregister: worker.unregister, pushManager: { getSubscription: async () => subscription } };
	Object.defineProperty(navigator, 'serviceWorker', {
		configurable: true,
		value: { getRegistrations: async () => [registration] },
	});
	worker.unregister.mockClear();
	worker.unsubscribe.mockClear();
	vi.mocked(switchAccount).mockClear();
});
afterEach(() => {
	Reflect.deleteProperty(navigator, 'serviceWorker');
	vi.unstubAllGlobals();
	vi.useRealTimers();
	localStorage.clear();
	readFormerAccounts();
});

const leave = (work: 'none' | 'keep' | 'forget' = 'none') => removeAccount(key, { why: 'left', work, after: 'start' });
const calls = () => called.mock.calls.map(([url, { body }]) => [url, JSON.parse(body)]);

it('deletes what is kept of the notes that the account has seen, and of no other', async () => {
	const { seenClient } = await import('@workers/seen/seen.client');
	holds(mara, rin);
	await seenClient.put(key, [seenNote()]);
	await seenClient.put('a.server/rin', [seenNote()]);
	await leave();
	expect((await seenClient.coverage()).map(({ account: left }) => left)).toEqual(['a.server/rin']);
	await removeAllAccounts();
	expect(await seenClient.coverage()).toEqual([]);
});

it('ends what is pushed for the account, by its token, and no worker that others need', async () => {
	holds(mara, rin);
	await leave();
	expect(calls()).toEqual([['https://a.server/api/sw/unregister', { endpoint: PUSHED_TO, i: mara.token }]]);
	expect(worker.unregister).not.toHaveBeenCalled();
	expect(switchAccount).toHaveBeenCalledWith(rin);
});

it('calls nothing with a token that the server has ended', async () => {
	holds(mara, rin);
	await removeAccount(key, { why: 'revoked', work: 'none', after: 'start' });
	expect(calls()).toEqual([]);
});

it('unregisters the service worker and clears everything with the last account, but for the language', async () => {
	holds(mara);
	localStorage.setItem('lang', 'ja-JP');
	localStorage.setItem('base', '{}');
	await database.set('preferences', {});
	await leave();
	expect(worker.unsubscribe).toHaveBeenCalledOnce();
	expect(worker.unregister).toHaveBeenCalledOnce();
	expect(Object.keys(localStorage)).toEqual(['lang']);
	expect(await database.keys('')).toEqual([]);
	expect(switchAccount).toHaveBeenCalledWith(null);
});

it('waits no longer than five seconds for what does not end', async () => {
	vi.useFakeTimers();
	holds(mara);
	called.mockImplementation(() => new Promise(() => {}));
	worker.unregister.mockImplementationOnce(() => new Promise(() => {}));
	const leaving = leave();
	await vi.advanceTimersByTimeAsync(4_900);
	expect(switchAccount).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(200);
	await leaving;
	expect(switchAccount).toHaveBeenCalledWith(null);
	expect(localStorage.getItem('accounts')).toBeNull();
});

it('takes the accounts off the device before their servers have answered, as the tab may be closed meanwhile', async () => {
	vi.useFakeTimers();
	called.mockImplementation(() => new Promise(() => {}));
	for (const remove of [leave, removeAllAccounts]) {
		holds(mara, rin);
		const leaving = remove();
		await vi.advanceTimersByTimeAsync(0);
		expect(JSON.stringify(localStorage)).not.toContain(mara.token);
		expect(switchAccount).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(5_000);
		await leaving;
		vi.mocked(switchAccount).mockClear();
	}
});

it('leaves the settings and the kept work of an account for when it is added again', async () => {
	holds(mara, rin);
	localStorage.setItem(`base:deviceAccount:${key}`, '{"tl":1}');
	localStorage.setItem(`edits:${key}`, '{"profile":{}}');
	localStorage.setItem(`me:${key}`, '{}');
	drafts.set(drafts.keyOf(key, 'new'), draft({ text: 'half a thought' }), {});
	drafts.set(drafts.keyOf('a.server/rin', 'new'), draft({ text: 'of another' }), {});
	await leave('keep');
	expect(localStorage.getItem(`base:deviceAccount:${key}`)).toBe('{"tl":1}');
	expect(localStorage.getItem(`edits:${key}`)).not.toBeNull();
	expect(localStorage.getItem(`me:${key}`)).toBeNull();
	expect(drafts.list(key)).toHaveLength(1);
	expect(formerAccounts.getState().all).toMatchObject([{ id: 'mara', why: 'left' }]);
	expect(JSON.stringify(localStorage)).not.toContain(mara.token);
});

it('deletes the work of an account where that was wanted, and nothing of others', async () => {
	holds(mara, rin);
	drafts.set(drafts.keyOf(key, 'new'), draft({ text: 'half a thought' }), {});
	drafts.set(drafts.keyOf('a.server/rin', 'new'), draft({ text: 'of another' }), {});
	await leave('forget');
	expect(drafts.list(key)).toEqual([]);
	expect(drafts.list('a.server/rin')).toHaveLength(1);
	expect(formerAccounts.getState().all).toEqual([]);
});

it('signs out of all at once', async () => {
	holds(mara, rin);
	drafts.set(drafts.keyOf('a.server/rin', 'new'), draft({ text: 'of another' }), {});
	await database.set('preferences', {});
	await removeAllAccounts();
	expect(calls().map(([, { i }]) => i)).toEqual([mara.token, rin.token]);
	expect(worker.unregister).toHaveBeenCalledOnce();
	expect(Object.keys(localStorage)).toEqual([]);
	expect(await database.keys('')).toEqual([]);
	expect(accounts.getState()).toEqual({ all: [], current: null });
	expect(switchAccount).toHaveBeenCalledWith(null);
});
