import { expect, it } from 'vitest';
import { ContextLostError } from '../gl/ContextLostError';
import { LayerRenderer } from './LayerRenderer';
import type { Studio } from './studio';

const renderer = () => new LayerRenderer({} as Studio);
const settle = () => new Promise(resolve => setImmediate(resolve));

it('works at one picture after the other, whatever becomes of it', async () => {
	const inTurn = renderer();
	const done: string[] = [];
	let fail = () => {};
	const first = inTurn.inTurn(
		() =>
			new Promise((_, reject) => {
				fail = () => reject(new Error('broken'));
			}),
	);
	const second = inTurn.inTurn(async () => void done.push('second'));
	await settle();
	expect(done).toEqual([]);
	fail();
	await expect(first).rejects.toThrow('broken');
	await second;
	expect(done).toEqual(['second']);
});

it('begins anew once when the context was lost, and not for anything else', async () => {
	const failures: Error[] = [new ContextLostError()];
	const work = async () => {
		const failure = failures.shift();
		if (failure) throw failure;
		return 'drawn';
	};
	expect(await renderer().inTurn(work)).toBe('drawn');
	failures.push(new ContextLostError(), new ContextLostError());
	await expect(renderer().inTurn(work)).rejects.toThrow('lost');
	failures.splice(0, 2, new Error('other'));
	await expect(renderer().inTurn(work)).rejects.toThrow('other');
	expect(failures).toEqual([]);
});
