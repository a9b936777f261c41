// @vitest-environment bundled-happy-dom
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { wireNote } from '@tests/factories/wireNote';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_ROWS } from '@/stores/copies/copyBounds';
import { saveAccounts } from '@/stores/session/accounts';
import { Session } from '@/stores/session/Session';

let database = memoryDatabase();
vi.mock('@/platform/localDatabase', () => ({ localDatabase: async () => database }));

const account = { origin: 'https://a.server', host: 'a.server', id: 'mara', username: 'mara', name: null };
let session: Session;
let visibility: DocumentVisibilityState = 'visible';
/** That of a page of its own. */
let listCopy: typeof import('./listCopy').listCopy;

beforeEach(async () => {
	vi.resetModules();
	({ listCopy } = await import('./listCopy'));
	await import('./keptLists');
	database = memoryDatabase();
	session = new Session('https://a.server', { ...account, avatarUrl: null, token: 't' });
	saveAccounts([{ ...account, avatarUrl: null, token: 't' }]);
	visibility = 'visible';
	vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const STARTED_MS = 5_000;
const EVERY_MS = 13_000;

/** Has a list show `count` notes. */
function show(name: string, count: number): void {
	const notes = Array.from({ length: count }, (_, index) => wireNote({ id: `n${index}` }));
	listCopy(session, name).changed(session.entities.ingest(notes));
}

const kept = async (name: string) => (await listCopy(session, name).recall())?.ids.length ?? 0;

const hide = () => {
	visibility = 'hidden';
	document.dispatchEvent(new Event('visibilitychange'));
};

it.each([
	['hidden', hide],
	['left', () => dispatchEvent(new Event('pagehide'))],
])('keeps lists at once when the page is %s', async (_what, leave) => {
	show('home', 3);
	show('local', MAX_ROWS + 5);
	await vi.advanceTimersByTimeAsync(STARTED_MS);
	expect(await kept('home')).toBe(0);
	const write = vi.spyOn(database, 'changeForGood');
	leave();
	await vi.waitFor(async () => expect([await kept('home'), await kept('local')]).toEqual([3, MAX_ROWS]));
	// Transactions that wait for another one are dropped with the page.
	expect(write).toHaveBeenCalledOnce();
});

it('keeps the other lists where one can’t be taken', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	listCopy(session, 'broken', {
		content: () => {
			throw new Error('a fault');
		},
	}).changed(['n0']);
	show('home', 3);
	await vi.advanceTimersByTimeAsync(STARTED_MS);
	dispatchEvent(new Event('pagehide'));
	await vi.waitFor(async () => expect(await kept('home')).toBe(3));
});

it('keeps lists of a page that was hidden while it started', async () => {
	show('home', 3);
	hide();
	await vi.advanceTimersByTimeAsync(STARTED_MS);
	await vi.waitFor(async () => expect(await kept('home')).toBe(3));
});

it('keeps lists after a while, and what they show later after another', async () => {
	show('home', 3);
	await vi.advanceTimersByTimeAsync(STARTED_MS);
	expect(await kept('home')).toBe(0);
	await vi.advanceTimersByTimeAsync(EVERY_MS);
	expect(await kept('home')).toBe(3);
	show('home', 5);
	expect(await kept('home')).toBe(3);
	await vi.advanceTimersByTimeAsync(EVERY_MS);
	expect(await kept('home')).toBe(5);
});

it('recalls nothing where its code can’t be loaded', async () => {
	vi.resetModules();
	vi.doMock('./keptLists', () => {
		throw new Error('no server');
	});
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	const late = await import('./listCopy');
	expect(await late.listCopy(session, 'home').recall()).toBeNull();
	expect(warn).toHaveBeenCalledOnce();
	vi.doUnmock('./keptLists');
});
