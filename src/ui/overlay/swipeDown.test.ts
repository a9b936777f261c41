import { describe, expect, it } from 'vitest';
import { beginSwipe, isSwipedAway, moveSwipe } from './swipeDown';

const start = beginSwipe(100, 300, 0);

describe('a swipe down on a drawer', () => {
	it('moves the drawer with the finger, never above its place', () => {
		const down = moveSwipe(start, 102, 350, false);
		expect(down.offset).toBe(50);
		expect(moveSwipe(down, 102, 280, false).offset).toBe(0);
	});

	it('leaves short, sideways and upward movements alone', () => {
		expect(moveSwipe(start, 102, 304, false).offset).toBeNull();
		expect(moveSwipe(start, 140, 310, false).isForeign).toBe(true);
		expect(moveSwipe(start, 100, 260, false).isForeign).toBe(true);
	});

	it('lets a list that is not at its top scroll, and stays away until the next touch', () => {
		const scrolling = moveSwipe(start, 100, 340, true);
		expect(scrolling.isForeign).toBe(true);
		expect(moveSwipe(scrolling, 100, 400, false).offset).toBeNull();
	});

	it('closes when it went far or fast, and springs back otherwise', () => {
		expect(isSwipedAway(moveSwipe(start, 100, 400, false), 2_000)).toBe(true);
		expect(isSwipedAway(moveSwipe(start, 100, 340, false), 50)).toBe(true);
		expect(isSwipedAway(moveSwipe(start, 100, 340, false), 1_000)).toBe(false);
		expect(isSwipedAway(start, 10)).toBe(false);
	});
});
