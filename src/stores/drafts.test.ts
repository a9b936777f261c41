// @vitest-environment bundled-happy-dom
import { draft } from '@tests/factories/draft';
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let database = memoryDatabase();
vi.mock('@/platform/localDatabase', () => ({ localDatabase: async () => database }));

const SESSION = 'a.server/mara';
const KEY = `draft:${SESSION}:new`;
const at = (text: string, updatedAt: number) => draft({ text, updatedAt });

/** Reloads the page. */
async function start() {
	vi.resetModules();
	const { drafts } = await import('./drafts');
	await drafts.ready();
	return drafts;
}

/** The content of the database after all waiting writes. */
async function written(): Promise<unknown> {
	window.dispatchEvent(new Event('pagehide'));
	await vi.waitFor(async () => expect(await database.get(KEY)).toBeDefined());
	return database.get(KEY);
}

beforeEach(() => {
	localStorage.clear();
	database = memoryDatabase();
});
afterEach(() => vi.useRealTimers());

describe('drafts', () => {
	it('are in the database within two seconds, and are found there when local storage was lost', async () => {
		vi.useFakeTimers();
		const drafts = await start();
		drafts.set(KEY, at('half a thought', 5), {});
		await vi.advanceTimersByTimeAsync(1_700);
		localStorage.clear();
		vi.useRealTimers();
		expect((await start()).get(KEY)?.text).toBe('half a thought');
	});

	it('are the newer of both copies', async () => {
		const drafts = await start();
		drafts.set(KEY, at('older', 5), {});
		await written();
		localStorage.setItem(KEY, JSON.stringify(at('newer', 6)));
		expect((await start()).get(KEY)?.text).toBe('newer');
		localStorage.setItem(KEY, JSON.stringify(at('long ago', 4)));
		expect((await start()).get(KEY)?.text).not.toBe('long ago');
	});

	it('that were removed do not come back from either copy', async () => {
		const drafts = await start();
		drafts.set(KEY, at('posted', 5), {});
		await written();
		drafts.remove(KEY, {});
		await vi.waitFor(async () => expect(await database.get(KEY)).toHaveProperty('removedAt'));
		// After a power failure, local storage may be older.
		localStorage.setItem(KEY, JSON.stringify(at('posted', 5)));
		expect((await start()).get(KEY)).toBeUndefined();
	});

	it('that were removed as the tab died do not come back from the database', async () => {
		const drafts = await start();
		drafts.set(KEY, at('posted', 5), {});
		await written();
		vi.spyOn(database, 'changeForGood').mockReturnValue(new Promise(() => {}));
		drafts.remove(KEY, {});
		const next = memoryDatabase();
		await next.set(KEY, await database.get(KEY));
		database = next;
		expect((await start()).get(KEY)).toBeUndefined();
		expect(localStorage.length).toBe(0);
	});

	it('of an account that leaves the device leave both copies', async () => {
		const drafts = await start();
		drafts.set(KEY, at('mine', 5), {});
		await written();
		await drafts.forgetAll(SESSION);
		expect(await database.keys('draft:')).toEqual([]);
		expect((await start()).get(KEY)).toBeUndefined();
	});

	it('for which local storage has no room are there as long as the tab is, and in the database', async () => {
		const drafts = await start();
		const set = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
			throw new DOMException('full', 'QuotaExceededError');
		});
		expect(drafts.set(KEY, at('too much', 5), {})).toBe(false);
		expect(drafts.get(KEY)?.text).toBe('too much');
		expect(drafts.list(SESSION)).toHaveLength(1);
		expect(await written()).toMatchObject({ text: 'too much' });
		set.mockRestore();
	});
});
