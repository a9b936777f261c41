import { expect, it } from 'vitest';
import { blurhashColor } from './blurhashColor';

it.each([
	['00TSUA', '#ffffff'],
	['000000', '#000000'],
	['00~~~~', null],
	['00 000', null],
	['0000', null],
	['', null],
])('the mean colour of %s is %s', (hash, color) => {
	expect(blurhashColor(hash)).toBe(color);
});
