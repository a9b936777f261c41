import { describe, expect, it } from 'vitest';
import { NotDrawn, PictureQueue } from './PictureQueue';

/** A drawing that the test finishes. */
function drawing<Drawn>() {
	let end: (drawn: Drawn) => void = () => {};
	const done = new Promise<Drawn>(resolve => {
		end = resolve;
	});
	return { end, done };
}
const turn = () => new Promise(resolve => setImmediate(resolve));

describe('PictureQueue', () => {
	it('draws so many at once, the others in their order', async () => {
		const queue = new PictureQueue(1);
		const began: number[] = [];
		const works = [drawing<number>(), drawing<number>(), drawing<number>()];
		const results = works.map((work, index) =>
			queue.draw(() => {
				began.push(index);
				return work.done;
			}),
		);
		await turn();
		expect(began).toEqual([0]);
		works[0]?.end(10);
		expect(await results[0]).toBe(10);
		await turn();
		expect(began).toEqual([0, 1]);
		works[1]?.end(11);
		works[2]?.end(12);
		expect(await Promise.all(results)).toEqual([10, 11, 12]);
	});

	it('goes on after one that failed', async () => {
		const queue = new PictureQueue(1);
		const failed = queue.draw(() => Promise.reject(new Error('no picture')));
		const next = queue.draw(() => Promise.resolve('drawn'));
		await expect(failed).rejects.toThrow('no picture');
		expect(await next).toBe('drawn');
	});

	it('gives up on what takes too long, and keeps its place while it goes on', async () => {
		const queue = new PictureQueue(1, 20);
		const slow = drawing<void>();
		await expect(queue.draw(() => slow.done)).rejects.toBeInstanceOf(NotDrawn);
		let hasBegun = false;
		const next = queue.draw(async () => {
			hasBegun = true;
		});
		await turn();
		expect(hasBegun).toBe(false);
		slow.end();
		await next;
		expect(hasBegun).toBe(true);
	});

	it('refuses all when it is closed, and tells when the last thread is free', async () => {
		const queue = new PictureQueue(1);
		const slow = drawing<void>();
		const running = queue.draw(() => slow.done);
		const waiting = queue.draw(() => Promise.resolve());
		let isClosed = false;
		const refused = Promise.allSettled([running, waiting]);
		const closed = queue.close().then(() => {
			isClosed = true;
		});
		expect((await refused).map(result => result.status)).toEqual(['rejected', 'rejected']);
		expect(isClosed).toBe(false);
		slow.end();
		await closed;
		await expect(queue.draw(() => Promise.resolve())).rejects.toBeInstanceOf(NotDrawn);
	});
});
