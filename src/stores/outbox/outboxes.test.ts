// @vitest-environment bundled-happy-dom
import { HeldSocket } from '@tests/factories/HeldSocket';
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { someItem } from '@tests/factories/outboxWorld';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accounts, type StoredAccount } from '../session/accounts';
import { sessionOf } from '../session/sessions';
import { forgetOutbox, outboxOf } from './outboxes';

const database = memoryDatabase();
vi.mock('@/platform/localDatabase', () => ({ localDatabase: async () => database }));
vi.mock('partysocket/ws', () => ({ default: HeldSocket }));

const account = (id: string): StoredAccount => ({
	...{ origin: 'https://b.server', host: 'b.server', id, username: id, name: null, avatarUrl: null },
	token: id,
});
const noor = account('noor');
let isReachable = false;
const posted = vi.fn();

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	localStorage.setItem('accounts', JSON.stringify([account('mara'), noor]));
	accounts.setState({ all: [account('mara'), noor], current: account('mara') });
	vi.stubGlobal('fetch', async (url: string) => {
		if (!isReachable) throw new TypeError('away');
		if (!url.endsWith('/notes/create')) return new Response('[]');
		posted();
		return new Response(JSON.stringify({ createdNote: { id: 'n', text: 'high water', user: {}, userId: 'noor' } }));
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	vi.useRealTimers();
});

it('goes on when any session of the account connects, though the one it was made for has ended', async () => {
	const first = sessionOf(noor);
	const outbox = outboxOf(first);
	void outbox.post({ ...someItem, draftsOf: first.key }, 0, () => {});
	await vi.advanceTimersByTimeAsync(100);
	expect(outbox.entries).toHaveLength(1);
	// No component uses the account any more and its session ends; then a column uses it again.
	await vi.advanceTimersByTimeAsync(70_000);
	const second = sessionOf(noor);
	expect(second).not.toBe(first);
	isReachable = true;
	second.stream.events.emit('state', 'connected');
	await vi.advanceTimersByTimeAsync(500);
	expect(posted).toHaveBeenCalledOnce();
});

it('keeps nothing of an account that is removed while its note is being sent', async () => {
	let fail = () => {};
	const lost = new Promise((_, reject) => (fail = () => reject(new TypeError('away'))));
	vi.stubGlobal('fetch', () => lost);
	const session = sessionOf(noor);
	void outboxOf(session).post({ ...someItem, draftsOf: session.key }, 0, () => {});
	await vi.advanceTimersByTimeAsync(100);
	expect(await database.keys(`outbox:${session.key}`)).toHaveLength(1);
	await forgetOutbox(session.key);
	fail();
	await vi.advanceTimersByTimeAsync(100);
	expect(await database.keys('outbox:')).toEqual([]);
});
