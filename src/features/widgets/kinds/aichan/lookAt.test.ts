import { expect, it } from 'vitest';
import { lookAt } from './lookAt';

it.each([
	[0, 0, 0, 0],
	[1000, 0, 3.2, 0],
	[0, -1000, 0, -3.2],
	[130, 0, 1.6, 0],
	[300, 400, 1.92, 2.56],
])('a pointer at %d, %d', (dx, dy, x, y) => {
	expect(lookAt(dx, dy)).toEqual({ x, y });
});
