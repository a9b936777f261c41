import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { someDraft as draft, FakeLocks, FakeServer, someItem as item, openTab } from '@tests/factories/outboxWorld';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { Outbox } from './Outbox';

const HOUR = 3_600_000;
let server: FakeServer;
let database: ReturnType<typeof memoryDatabase>;
let locks: FakeLocks;

const tab = (others?: () => readonly Outbox[]) => openTab({ server, database, locks, others });

const stored = () => {};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const states = (outbox: Outbox) => outbox.entries.map(({ state }) => state);

beforeEach(() => {
	vi.useFakeTimers({ now: new Date('2026-11-03T12:00:00Z') });
	server = new FakeServer();
	database = memoryDatabase();
	locks = new FakeLocks();
});
afterEach(() => vi.useRealTimers());

describe('posting', () => {
	it('stores the note before it is sent, and forgets it once it is posted', async () => {
		const { outbox } = tab();
		const order: string[] = [];
		const outcome = outbox.post(item, 0, () => order.push(`stored, ${server.calls.length} calls`));
		await pass(0);
		expect(await outcome).toEqual({ kind: 'posted', noteId: 'n0' });
		expect(order).toEqual(['stored, 0 calls']);
		expect(outbox.entries).toEqual([]);
		expect(await database.keys('outbox:')).toEqual([]);
	});

	it('hands a refusal back to the composer that waits for it', async () => {
		server.fate = 'refuses';
		const { outbox } = tab();
		const outcome = await outbox.post(item, 0, stored);
		expect(outcome).toMatchObject({ kind: 'refused', entry: { refusal: { message: 'No.', id: 'the-id' } } });
		if (outcome.kind !== 'refused') return;
		expect(await outbox.take(outcome.entry.id)).toMatchObject({ draft });
		expect(outbox.entries).toEqual([]);
	});

	it('leaves a sending that takes long to the outbox, and does not send it again meanwhile', async () => {
		server.fate = 'never answers';
		const { outbox } = tab();
		const outcome = outbox.post(item, 0, stored);
		await pass(10_000);
		expect(await outcome).toMatchObject({ kind: 'later' });
		await pass(30_000);
		expect(states(outbox)).toEqual(['sending']);
		expect(server.count()).toBe(1);
	});

	it('posts even where the device has no room for the record', async () => {
		database.isFull = true;
		const { outbox } = tab();
		const wasStored = vi.fn();
		const failed = vi.fn();
		outbox.events.on('storageFailed', failed);
		expect(await outbox.post(item, 0, wasStored)).toMatchObject({ kind: 'posted' });
		expect(wasStored).not.toHaveBeenCalled();
		expect(failed).toHaveBeenCalledTimes(1);
	});
});

describe('without a connection', () => {
	it('waits, and goes once the connection is back', async () => {
		server.goOffline();
		const { outbox } = tab();
		expect(await outbox.post(item, 0, stored)).toMatchObject({ kind: 'later' });
		expect(states(outbox)).toEqual(['waiting']);
		expect(server.calls).toEqual(['ping']);
		server.goOnline();
		const late = vi.fn();
		outbox.events.on('posted', late);
		await outbox.run();
		expect(server.count()).toBe(1);
		expect(late).toHaveBeenCalledWith(expect.objectContaining({ isLate: true }));
	});

	it('posts all the same where the server runs on a device without a network', async () => {
		server.isOnline = false;
		expect(await tab().outbox.post(item, 0, stored)).toMatchObject({ kind: 'posted' });
	});

	it('asks again ever more seldom while the server is away', async () => {
		server.isReachable = false;
		const { outbox } = tab();
		await outbox.post(item, 0, stored);
		await pass(10 * 60_000);
		expect(server.calls.length).toBeLessThan(20);
		server.isReachable = true;
		await pass(60_000);
		expect(server.count()).toBe(1);
		expect(outbox.entries).toEqual([]);
	});

	it('keeps the order in which notes were posted', async () => {
		server.goOffline();
		const { outbox } = tab();
		for (const text of ['one', 'two', 'three']) {
			await outbox.post({ ...item, payload: { ...item.payload, text } }, 0, stored);
			await pass(1);
		}
		server.goOnline();
		await outbox.run();
		expect(server.notes.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
	});

	it('does not send what has waited for more than a day, until somebody says so', async () => {
		server.goOffline();
		await tab().outbox.post(item, 0, stored);
		server.goOnline();
		vi.setSystemTime(Date.now() + 25 * HOUR);
		const { outbox } = tab();
		const asked = vi.fn();
		outbox.events.on('needsAnswer', asked);
		await outbox.run();
		expect(states(outbox)).toEqual(['offered']);
		expect(asked).toHaveBeenCalledTimes(1);
		expect(server.count()).toBe(0);
		await outbox.send(outbox.entries[0]?.id ?? '');
		expect(server.count()).toBe(1);
	});
});

describe('an answer that never came', () => {
	it('is looked for: what was posted is not posted again', async () => {
		server.fate = 'loses the answer';
		const { outbox } = tab();
		expect(await outbox.post(item, 0, stored)).toMatchObject({ kind: 'later' });
		expect(states(outbox)).toEqual(['unknown']);
		server.fate = 'answers';
		await pass(10_000);
		expect(outbox.entries).toEqual([]);
		expect(server.count()).toBe(1);
	});

	it('and a note that surely is not there is sent again, but not before it could have appeared', async () => {
		server.fate = 'is away';
		const { outbox } = tab();
		await outbox.post(item, 0, stored);
		server.fate = 'answers';
		await pass(4_900);
		expect(server.count()).toBe(0);
		await pass(5_000);
		expect(server.count()).toBe(1);
		await pass(HOUR);
		expect(server.count()).toBe(1);
	});

	it('counts on the server’s clock, however wrong the device’s is', async () => {
		server.ahead = -3 * HOUR;
		server.fate = 'loses the answer';
		const { outbox } = tab();
		await outbox.post(item, 0, stored);
		await pass(10_000);
		expect(outbox.entries).toEqual([]);
		expect(server.count()).toBe(1);
	});

	it('is in doubt where an older note says the same', async () => {
		server.add('high water', Date.now() - 3_000);
		server.fate = 'is away';
		const { outbox } = tab();
		const asked = vi.fn();
		outbox.events.on('needsAnswer', asked);
		await outbox.post(item, 0, stored);
		server.fate = 'answers';
		await pass(20_000);
		expect(states(outbox)).toEqual(['doubtful']);
		expect(asked).toHaveBeenCalledTimes(1);
		await pass(HOUR);
		expect(server.count()).toBe(1);
		await outbox.send(outbox.entries[0]?.id ?? '');
		expect(server.count()).toBe(2);
	});

	it('is in no doubt about older notes that were posted from here', async () => {
		const { outbox } = tab();
		await outbox.post(item, 0, stored);
		await pass(60_000);
		server.fate = 'is away';
		await outbox.post(item, 0, stored);
		server.fate = 'answers';
		await pass(20_000);
		expect(outbox.entries).toEqual([]);
		expect(server.count()).toBe(2);
	});

	it('is one too where what came can’t be read', async () => {
		const { outbox } = tab();
		const answer = vi.spyOn(server, 'answer').mockRejectedValueOnce(new ApiError('notes/create', 200, {}));
		expect(await outbox.post(item, 0, stored)).toMatchObject({ kind: 'later' });
		answer.mockRestore();
		await pass(20_000);
		expect(server.count()).toBe(1);
	});
});

describe('a tab that dies', () => {
	it('between request and answer leaves a note that the next one finds', async () => {
		server.fate = 'never answers';
		const first = tab();
		void first.outbox.post(item, 0, stored);
		await pass(100);
		first.die();
		server.fate = 'answers';
		const { outbox } = tab();
		await outbox.run();
		expect(outbox.entries).toEqual([]);
		expect(server.count()).toBe(1);
	});

	it('before the request leaves one that the next one sends', async () => {
		server.goOffline();
		const first = tab();
		await first.outbox.post(item, 0, stored);
		first.die();
		server.goOnline();
		await tab().outbox.run();
		expect(server.count()).toBe(1);
	});

	it('while somebody could still take it back leaves it to the next one', async () => {
		const first = tab();
		await first.outbox.post(item, 5_000, stored);
		first.die();
		const { outbox } = tab();
		await outbox.run();
		expect(states(outbox)).toEqual(['held']);
		expect(server.count()).toBe(0);
		await pass(5_000);
		expect(server.count()).toBe(1);
	});
});

it('several tabs never send the same note twice', async () => {
	server.goOffline();
	const tabs: Outbox[] = [];
	for (let count = 0; count < 4; count++) tabs.push(tab(() => tabs).outbox);
	await tabs[0]?.post(item, 0, stored);
	server.goOnline();
	await Promise.all(tabs.map(outbox => outbox.run()));
	await pass(HOUR);
	expect(server.count()).toBe(1);
	expect(tabs.flatMap(outbox => outbox.entries)).toEqual([]);
});

it('a composer hears of it where another tab was quicker', async () => {
	const tabs: Outbox[] = [];
	for (let count = 0; count < 2; count++) tabs.push(tab(() => tabs).outbox);
	const [mine, other] = tabs;
	const outcome = mine?.post(item, 0, () => void other?.run());
	await pass(0);
	expect(await outcome).toMatchObject({ kind: 'posted' });
	expect(server.count()).toBe(1);
});

describe('taking a note back', () => {
	it('gives the whole draft back while it is held, and sends nothing', async () => {
		const { outbox } = tab();
		const outcome = await outbox.post(item, 5_000, stored);
		if (outcome.kind !== 'held') throw new Error('It should be held.');
		await pass(4_900);
		const keep = vi.fn();
		expect(await outbox.take(outcome.entry.id, keep)).toMatchObject({ draft, context: 'new' });
		expect(keep).toHaveBeenCalledTimes(1);
		await pass(HOUR);
		expect(server.calls).toEqual([]);
	});

	it('waits for nothing once the account has ended, and goes on when it is back', async () => {
		const { outbox } = tab();
		await outbox.post(item, 5_000, stored);
		server.hasEnded = true;
		await vi.advanceTimersToNextTimerAsync();
		await outbox.run();
		expect([states(outbox), vi.getTimerCount()]).toEqual([['held'], 0]);
		server.hasEnded = false;
		await outbox.run();
		expect(server.count()).toBe(1);
	});

	it('comes in time even while another note is worked at for long', async () => {
		const { outbox } = tab();
		server.fate = 'is away';
		await outbox.post({ ...item, payload: { ...item.payload, text: 'lost' } }, 0, stored);
		const outcome = await outbox.post(item, 3_000, stored);
		const answer = server.answer.bind(server);
		vi.spyOn(server, 'answer').mockImplementation(async (endpoint, params) => {
			if (endpoint === 'ping') await new Promise(done => setTimeout(done, 4_000));
			return answer(endpoint, params);
		});
		server.fate = 'answers';
		await pass(2_900);
		const taken = outcome.kind === 'held' ? outbox.take(outcome.entry.id) : null;
		await pass(HOUR);
		expect(await taken).toMatchObject({ draft });
		expect(server.count()).toBe(0);
		expect(server.count('lost')).toBe(1);
	});

	it('comes in time while the server is asked whether it is there', async () => {
		const { outbox } = tab();
		server.isOnline = false;
		const answer = server.answer.bind(server);
		vi.spyOn(server, 'answer').mockImplementation(async (endpoint, params) => {
			if (endpoint === 'ping') await new Promise(done => setTimeout(done, 2_000));
			return answer(endpoint, params);
		});
		void outbox.post(item, 0, stored);
		await pass(1_000);
		const taken = outbox.take(outbox.entries[0]?.id ?? '');
		await pass(HOUR);
		expect(await taken).toMatchObject({ draft });
		expect(server.count()).toBe(0);
	});

	it('comes too late once it was posted', async () => {
		const { outbox } = tab();
		const outcome = await outbox.post(item, 5_000, stored);
		await pass(5_000);
		expect(server.count()).toBe(1);
		expect(outcome.kind === 'held' && (await outbox.take(outcome.entry.id))).toBeNull();
	});

	it('leaves it in the outbox where it can’t be kept elsewhere', async () => {
		const { outbox } = tab();
		const outcome = await outbox.post(item, 5_000, stored);
		if (outcome.kind !== 'held') throw new Error('It should be held.');
		const full = () => {
			throw new Error('There is no room.');
		};
		await expect(outbox.take(outcome.entry.id, full)).rejects.toThrow('There is no room.');
		expect(states(outbox)).toEqual(['held']);
	});
});

it('what the server refuses later waits for somebody’s word', async () => {
	server.goOffline();
	const { outbox } = tab();
	await outbox.post(item, 0, stored);
	server.goOnline();
	server.fate = 'refuses';
	const asked = vi.fn();
	outbox.events.on('needsAnswer', asked);
	await outbox.run();
	expect(asked).toHaveBeenCalledWith({ entry: expect.objectContaining({ state: 'refused' }) });
	await pass(HOUR);
	expect(server.calls).toEqual(['ping', 'notes/create']);
});

describe('a rate limit', () => {
	const limit = (info?: object) =>
		vi
			.spyOn(server, 'answer')
			.mockRejectedValueOnce(new ApiError('notes/create', 429, { code: 'RATE_LIMIT_EXCEEDED', ...(info && { info }) }));

	it('is waited for, and the note goes by itself then', async () => {
		const { outbox } = tab();
		const asked = vi.fn();
		outbox.events.on('needsAnswer', asked);
		limit({ resetMs: Date.now() + 600_000 });
		expect(await outbox.post(item, 0, stored)).toMatchObject({ kind: 'later' });
		expect(states(outbox)).toEqual(['waiting']);
		await pass(590_000);
		await outbox.run();
		expect(server.count()).toBe(0);
		await pass(10_000);
		expect(server.count()).toBe(1);
		expect(outbox.entries).toEqual([]);
		expect(asked).not.toHaveBeenCalled();
	});

	it('is tried again at once where somebody says so', async () => {
		const { outbox } = tab();
		limit();
		await outbox.post(item, 0, stored);
		await outbox.send(outbox.entries[0]?.id ?? '');
		expect(server.count()).toBe(1);
	});

	it('leaves the note in its composer where the device has no room for it', async () => {
		database.isFull = true;
		limit();
		expect(await tab().outbox.post(item, 0, stored)).toMatchObject({ kind: 'refused' });
	});
});
