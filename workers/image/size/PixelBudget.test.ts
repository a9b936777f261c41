import { expect, it } from 'vitest';
import { newLayer } from '@/domain/image/imageLayers';
import { PixelBudget, paintingPixels, pixelLimit } from './PixelBudget';

/** Which of these have been admitted so far. */
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

it('counts what layers take: the picture beside its fitted self, then the textures', () => {
	const size = (width: number, height: number) => ({ width, height });
	const [text, blur] = [newLayer('text', 'a'), newLayer('blur', 'b')];
	expect(paintingPixels(size(4000, 3000), size(1500, 1125), [text])).toBe(12_000_000 + 1_687_500);
	expect(paintingPixels(size(1000, 1000), size(1000, 1000), [text])).toBe(2_000_000);
	expect(paintingPixels(size(1000, 1000), size(1000, 1000), [text, text])).toBe(3_000_000);
	expect(paintingPixels(size(1000, 1000), size(1000, 1000), [blur])).toBe(3_000_000);
});
