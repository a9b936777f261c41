import { expect, it } from 'vitest';
import { PixelBudget, pixelLimit } from './PixelBudget';

/** Which of these have been let in so far. */
function queueOf(budget: PixelBudget, ...sizes: readonly number[]) {
	const done: number[] = [];
	const releases: (() => void)[] = [];
	for (const size of sizes)
		void budget.take(size).then(release => {
			done.push(size);
			releases.push(release);
		});
	return { done, releases };
}
const settle = () => new Promise(resolve => setImmediate(resolve));

it('lets in what there is room for, in order', async () => {
	const { done, releases } = queueOf(new PixelBudget(10), 6, 3, 4, 1);
	await settle();
	expect(done).toEqual([6, 3]);
	releases[0]?.();
	releases[0]?.();
	await settle();
	expect(done).toEqual([6, 3, 4, 1]);
});

it('goes on when the one that waits first gives up', async () => {
	const budget = new PixelBudget(10);
	await budget.take(6);
	const abort = new AbortController();
	const large = budget.take(9, abort.signal);
	const { done } = queueOf(budget, 4);
	await settle();
	expect(done).toEqual([]);
	abort.abort();
	await expect(large).rejects.toMatchObject({ name: 'AbortError' });
	await settle();
	expect(done).toEqual([4]);
});

it('has room by the memory of the device', () => {
	expect(pixelLimit(8)).toBe(128_000_000);
	expect(pixelLimit(undefined)).toBe(64_000_000);
});
