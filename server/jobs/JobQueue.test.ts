import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Database } from '../store/Database';
import { IdSource } from '../store/IdSource';
import { migrate } from '../store/migrate';
import { jobs } from '../store/tables/jobs';
import { type JobDefinition, type JobDefinitions, JobQueue, RetryLater } from './JobQueue';

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
