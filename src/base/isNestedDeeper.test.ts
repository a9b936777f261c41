import { expect, it } from 'vitest';
import { isNestedDeeper } from './isNestedDeeper';

it.each([
	[1, 0, false],
	[null, 0, false],
	[[], 0, true],
	[{}, 1, false],
	[[1, [2]], 1, true],
	[{ a: { b: [1] } }, 3, false],
	[{ a: { b: [1] } }, 2, true],
])('%j more than %i times: %s', (value, times, isDeeper) => expect(isNestedDeeper(value, times)).toBe(isDeeper));

it('ends at once where it is far deeper', () => {
	let value: unknown = 1;
	for (let depth = 0; depth < 200_000; depth++) value = [value];
	expect(isNestedDeeper(value, 100)).toBe(true);
});
