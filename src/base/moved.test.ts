import { expect, it } from 'vitest';
import { moved } from './moved';

it('moves an item, and leaves alone what cannot be moved', () => {
	const list = ['a', 'b', 'c', 'd'];
	expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
	expect(moved(list, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
	for (const [from, to] of [
		[1, 1],
		[0, -1],
		[3, 4],
		[9, 0],
	] as const)
		expect(moved(list, from, to)).toBe(list);
});
