import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Database } from '../store/Database';
import { IdSource } from '../store/IdSource';
import { migrate } from '../store/migrate';
import { jobs } from '../store/tables/jobs';
import { type JobDefinition, type JobDefinitions, JobQueue, RetryLater } from './JobQueue';
import { jobDefinitions } from './jobDefinitions';

const SECOND_MS = 1000;

let db: Database;
let ids: IdSource;
beforeEach(() => {
	vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
	db = new Database(':memory:');
	migrate(db);
	ids = new IdSource(null);
});
afterEach(() => {
	db.close();
	vi.useRealTimers();
});

const idle: JobDefinition<never> = { atOnce: 1, retryAfterMs: [], run: async () => {} };

/** A queue whose exports do what the test says. */
function begin(definition: Partial<JobDefinition<{ what: string }>>): JobQueue {
	const queue = new JobQueue(db, ids);
	const definitions = { export: idle, import: idle, webhook: idle, deleteAccount: idle, move: idle };
	queue.start({ ...definitions, export: { ...idle, ...definition } } as unknown as JobDefinitions);
	return queue;
}
const add = (queue: JobQueue, userId: string, what: 'notes' | 'mute' | 'clips' = 'notes') =>
	queue.add('export', userId, { what });
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('JobQueue', () => {
	it('does a job once, and forgets it', async () => {
		const run = vi.fn(async () => {});
		const queue = begin({ run });
		add(queue, 'ann');
		await settle();
		await vi.advanceTimersByTimeAsync(3600 * SECOND_MS);
		expect(run).toHaveBeenCalledOnce();
		expect(run).toHaveBeenCalledWith(
			expect.objectContaining({ userId: 'ann', data: { what: 'notes' } }),
			expect.anything(),
		);
		expect(db.count(jobs, '1')).toBe(0);
	});

	it('starts nothing that was rolled back', async () => {
		const run = vi.fn(async () => {});
		const queue = begin({ run });
		expect(() =>
			db.transaction(() => {
				add(queue, 'ann');
				throw new Error('no');
			}),
		).toThrow('no');
		await settle();
		expect(run).not.toHaveBeenCalled();
	});

	it('runs so many at once, and of one account one after the other', async () => {
		const ends: (() => void)[] = [];
		const began: string[] = [];
		const run: JobDefinition<{ what: string }>['run'] = ({ userId, data }) => {
			began.push(`${userId} ${data.what}`);
			return new Promise(resolve => ends.push(resolve));
		};
		const queue = begin({ atOnce: 2, run });
		add(queue, 'ann');
		add(queue, 'ann', 'mute');
		add(queue, 'ben');
		add(queue, 'cas');
		await settle();
		expect(began).toEqual(['ann notes', 'ben notes']);
		ends[1]?.();
		await settle();
		expect(began.slice(2)).toEqual(['cas notes']);
		ends[0]?.();
		await settle();
		expect(began.slice(3)).toEqual(['ann mute']);
	});

	it('tries again what failed, later each time, and drops it at last', async () => {
		const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
		const run = vi.fn(async () => {
			throw run.mock.calls.length === 1 ? new Error('broken') : new RetryLater('away');
		});
		const queue = begin({ retryAfterMs: [10 * SECOND_MS, 60 * SECOND_MS], run });
		add(queue, 'ann');
		await settle();
		expect(run).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(9 * SECOND_MS);
		expect(run).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(2 * SECOND_MS);
		expect(run).toHaveBeenCalledTimes(2);
		await vi.advanceTimersByTimeAsync(61 * SECOND_MS);
		expect(run).toHaveBeenCalledTimes(3);
		expect(db.count(jobs, '1')).toBe(0);
		// What is expected to fail now and then isn't reported.
		expect(complained).toHaveBeenCalledOnce();
		complained.mockRestore();
	});

	it('waits with what failed, and runs others, while no delay can be written', async () => {
		const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
		const began: string[] = [];
		const run: JobDefinition<{ what: string }>['run'] = async ({ userId }) => {
			began.push(userId);
			// Ends a run that would never end.
			if (began.length > 20) queue.close();
			throw new RetryLater('away');
		};
		const queue = begin({ retryAfterMs: [60 * SECOND_MS], run });
		add(queue, 'ann');
		add(queue, 'ben');
		const full = () => {
			throw new Error('database or disk is full');
		};
		const writes = [vi.spyOn(db, 'update').mockImplementation(full), vi.spyOn(db, 'delete').mockImplementation(full)];
		await vi.advanceTimersByTimeAsync(10 * SECOND_MS);
		expect(began).toEqual(['ann', 'ben']);
		await vi.advanceTimersByTimeAsync(60 * SECOND_MS);
		expect(began).toEqual(['ann', 'ben', 'ann', 'ben']);
		for (const write of writes) write.mockRestore();
		await vi.advanceTimersByTimeAsync(130 * SECOND_MS);
		expect(began.slice(4)).toEqual(['ann', 'ben', 'ann', 'ben']);
		expect(db.count(jobs, '1')).toBe(0);
		complained.mockRestore();
	});

	it('lets others work between jobs that fail at once', async () => {
		const run = vi.fn(async () => {
			throw new RetryLater('away');
		});
		const queue = begin({ run });
		for (const userId of ['ann', 'ben', 'cas']) add(queue, userId);
		for (let turn = 0; turn < 50; turn++) await Promise.resolve();
		expect(run).toHaveBeenCalledOnce();
		await vi.advanceTimersByTimeAsync(SECOND_MS);
		expect(run).toHaveBeenCalledTimes(3);
	});

	it('goes on trying what must be done in the end, with its last delay', async () => {
		const run = vi.fn(async () => {
			throw new RetryLater('away');
		});
		const queue = begin({ retryAfterMs: [SECOND_MS, 60 * SECOND_MS], isNeverDropped: true, run });
		add(queue, 'ann');
		await vi.advanceTimersByTimeAsync(62 * SECOND_MS);
		expect(run).toHaveBeenCalledTimes(3);
		await vi.advanceTimersByTimeAsync(121 * SECOND_MS);
		expect(run).toHaveBeenCalledTimes(5);
		expect(jobDefinitions({} as never).deleteAccount.isNeverDropped).toBe(true);
	});

	it('begins again after a restart what was interrupted, and what had not begun', async () => {
		const queue = begin({
			run: (_job, signal) => new Promise((_, reject) => signal.addEventListener('abort', reject)),
		});
		add(queue, 'ann');
		add(queue, 'ann', 'clips');
		await settle();
		queue.close();
		await settle();
		expect(queue.count('export', 'ann')).toBe(2);
		const run = vi.fn(async () => {});
		const next = begin({ run });
		await settle();
		expect(run).toHaveBeenCalledTimes(2);
		expect(next.of('export', 'ann')).toEqual([]);
	});

	it('is finished with a job that said so itself, even if the server stops right then', async () => {
		const queue = begin({
			run: async ({ id }) => {
				queue.finish(id);
				queue.close();
			},
		});
		add(queue, 'ann');
		await settle();
		expect(db.count(jobs, '1')).toBe(0);
	});
});
