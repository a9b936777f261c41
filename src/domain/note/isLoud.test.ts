import { describe, expect, it } from 'vitest';
import { isLoud } from './isLoud';

describe('isLoud', () => {
	it('finds functions that draw large or elsewhere', () => {
		for (const text of ['$[x2 hi]', 'a $[scale.x=3 b]', '$[position.y=-2 b]']) expect(isLoud(text, null)).toBe(true);
		for (const text of ['hi', '$[tada hi]', '$[x20 hi]', 'x2']) expect(isLoud(text, null)).toBe(false);
	});

	it('looks at the warning where there is one', () => {
		expect(isLoud('$[x4 hidden]', 'quiet')).toBe(false);
		expect(isLoud('quiet', '$[x4 loud]')).toBe(true);
	});
});
