import { describe, expect, it, vi } from 'vitest';
import { TaskQueue } from './TaskQueue';

/** A task that the test finishes. */
function task() {
	const gate = { end() {}, fail(_error: Error) {} };
	const ended = new Promise<void>((resolve, reject) => Object.assign(gate, { end: resolve, fail: reject }));
	return { run: vi.fn(async (_signal: AbortSignal) => ended), gate };
}

describe('TaskQueue', () => {
	it('runs so many at once, and the others in their order', async () => {
		const queue = new TaskQueue(2);
		const tasks = [task(), task(), task(), task()];
		for (const { run } of tasks) queue.add(run);
		expect(tasks.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0, 0]);
		tasks[1]?.gate.end();
		await vi.waitFor(() => expect(tasks.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 1, 0]));
	});

	it('goes on after one that failed', async () => {
		const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
		const queue = new TaskQueue(1);
		const [first, second] = [task(), task()];
		queue.add(first.run);
		queue.add(second.run);
		first.gate.fail(new Error('no'));
		await vi.waitFor(() => expect(second.run).toHaveBeenCalled());
		expect(complained).toHaveBeenCalledOnce();
		complained.mockRestore();
	});

	it('ends with the server: what runs is told, what waits never begins', async () => {
		const queue = new TaskQueue(1);
		const [first, second, third] = [task(), task(), task()];
		queue.add(first.run);
		queue.add(second.run);
		queue.close();
		expect(first.run.mock.calls[0]?.[0].aborted).toBe(true);
		first.gate.end();
		queue.add(third.run);
		await Promise.resolve();
		expect(second.run).not.toHaveBeenCalled();
		expect(third.run).not.toHaveBeenCalled();
	});
});
