import { describe, expect, it } from 'vitest';
import { hasPassed } from './hasPassed';

describe('a dragged row', () => {
	const high = { top: 40, height: 200 };

	it('takes the place of a row below once its lower edge is past the middle of that', () => {
		expect(hasPassed({ top: 99, height: 40 }, high, true)).toBe(false);
		expect(hasPassed({ top: 101, height: 40 }, high, true)).toBe(true);
	});

	it('takes the place of a row above once its upper edge is past the middle of that', () => {
		expect(hasPassed({ top: 141, height: 40 }, high, false)).toBe(false);
		expect(hasPassed({ top: 139, height: 40 }, high, false)).toBe(true);
	});

	it('does not fall back where a high row has made room for a low one', () => {
		const low = { top: 101, height: 40 };
		expect(hasPassed(low, high, true)).toBe(true);
		const movedUp = { top: 0, height: 200 };
		expect(hasPassed(low, movedUp, false)).toBe(false);
	});
});
