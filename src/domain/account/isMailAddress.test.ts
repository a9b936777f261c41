import { expect, it } from 'vitest';
import { isMailAddress } from './isMailAddress';

it.each([
	['mara@a.example', true],
	[' mara+deck@localhost ', true],
	['mara', false],
	['mara@', false],
	['@a.example', false],
	['mara @a.example', false],
	['a@b@c', false],
	['', false],
])('%s may be an address: %s', (typed, isAddress) => {
	expect(isMailAddress(typed)).toBe(isAddress);
});
