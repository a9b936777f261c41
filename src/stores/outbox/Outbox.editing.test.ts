import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { someDraft as draft, FakeLocks, FakeServer, someItem as item, openTab } from '@tests/factories/outboxWorld';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Outbox } from './Outbox';

const HOUR = 3_600_000;
let server: FakeServer;
let database: ReturnType<typeof memoryDatabase>;
let locks: FakeLocks;

const tab = () => openTab({ server, database, locks });
const stored = () => {};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const states = (outbox: Outbox) => outbox.entries.map(({ state }) => state);
/** Takes the oldest entry to edit it. */
const edit = (outbox: Outbox) => outbox.takeUnposted(outbox.entries[0]?.id ?? '', () => undefined);

beforeEach(() => {
	vi.useFakeTimers({ now: new Date('2026-11-03T12:00:00Z') });
	server = new FakeServer();
	database = memoryDatabase();
	locks = new FakeLocks();
});
afterEach(() => vi.useRealTimers());

it('gives back one that was never sent', async () => {
	server.goOffline();
	const { outbox } = tab();
	await outbox.post(item, 0, stored);
	expect(await edit(outbox)).toMatchObject({ draft });
	expect(outbox.entries).toEqual([]);
});

it('comes too late where one without an answer is found', async () => {
	server.fate = 'loses the answer';
	const { outbox } = tab();
	const posted = vi.fn();
	outbox.events.on('posted', posted);
	await outbox.post(item, 0, stored);
	expect(await edit(outbox)).toBeNull();
	expect(posted).toHaveBeenCalledTimes(1);
	expect(outbox.entries).toEqual([]);
});

it('leaves one that may still appear, and gives it back once it surely won’t', async () => {
	server.fate = 'is away';
	const { outbox } = tab();
	await outbox.post(item, 0, stored);
	expect(await edit(outbox)).toBe('unclear');
	expect(states(outbox)).toEqual(['unknown']);
	vi.setSystemTime(Date.now() + 60_000);
	expect(await edit(outbox)).toMatchObject({ draft });
	server.fate = 'answers';
	await pass(HOUR);
	expect(server.count()).toBe(0);
});

it('leaves one that can’t be looked for, which is looked for later all the same', async () => {
	server.fate = 'loses the answer';
	const { outbox } = tab();
	await outbox.post(item, 0, stored);
	server.goOffline();
	vi.setSystemTime(Date.now() + 60_000);
	expect(await edit(outbox)).toBe('unclear');
	server.goOnline();
	server.fate = 'answers';
	await pass(HOUR);
	expect(outbox.entries).toEqual([]);
	expect(server.count()).toBe(1);
});

it('leaves one in doubt', async () => {
	server.add('high water', Date.now() - 3_000);
	server.fate = 'is away';
	const { outbox } = tab();
	await outbox.post(item, 0, stored);
	server.fate = 'answers';
	await pass(20_000);
	expect(states(outbox)).toEqual(['doubtful']);
	expect(await edit(outbox)).toBe('unclear');
});

it('looks for one whose answer is lost while it waits for its turn', async () => {
	const { outbox } = tab();
	const answer = server.answer.bind(server);
	vi.spyOn(server, 'answer').mockImplementation(async (endpoint, params) => {
		if (endpoint === 'notes/create') await new Promise(done => setTimeout(done, 1_000));
		return answer(endpoint, params);
	});
	server.fate = 'loses the answer';
	void outbox.post(item, 0, stored);
	await pass(500);
	expect(states(outbox)).toEqual(['sending']);
	const taken = edit(outbox);
	await pass(1_000);
	expect(await taken).toBeNull();
	expect(server.count()).toBe(1);
});

it('looks for one that a dead tab was sending', async () => {
	server.fate = 'never answers';
	const first = tab();
	void first.outbox.post(item, 0, stored);
	await pass(100);
	first.die();
	const { outbox } = tab();
	await outbox.load();
	expect(states(outbox)).toEqual(['sending']);
	expect(await edit(outbox)).toBeNull();
	expect(outbox.entries).toEqual([]);
});
