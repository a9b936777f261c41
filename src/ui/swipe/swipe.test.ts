import { describe, expect, it } from 'vitest';
import { beginSwipe, endSwipe, MAX_PX, moveSwipe, shownWay, sideOf, swipeOutcome, type Ways } from './swipe';

const both: Ways = { before: true, after: true };
const swiped = (path: readonly (readonly [x: number, y: number])[], ways = both) =>
	path.reduce((swipe, [x, y]) => moveSwipe(swipe, 100 + x, 300 + y, ways), beginSwipe(100, 300));

describe('a swipe', () => {
	it('begins after 20 px', () => {
		expect(swiped([[19, 0]]).way).toBeNull();
		expect(swiped([[20, 0]]).way).toBe(20);
		expect(shownWay(swiped([[20, 0]]))).toBe(0);
	});

	it('leads on from 70 px', () => {
		expect(swipeOutcome(swiped([[-69, 0]]))).toBeNull();
		expect(swipeOutcome(swiped([[-70, 0]]))).toBe('after');
		expect(swipeOutcome(swiped([[69, 0]]))).toBeNull();
		expect(swipeOutcome(swiped([[70, 0]]))).toBe('before');
	});

	it('moves the content by 120 px at most', () => {
		expect(shownWay(swiped([[500, 0]]))).toBe(MAX_PX);
		expect(shownWay(swiped([[-120, 0]]))).toBe(-MAX_PX);
	});

	it('tells the side that it leads to', () => {
		expect(sideOf(swiped([[10, 0]]))).toBeNull();
		expect(sideOf(swiped([[30, 0]]))).toBe('before');
		expect(sideOf(swiped([[-30, 0]]))).toBe('after');
	});

	it('is none within 50° of the vertical, and stays none', () => {
		const at = (degrees: number) =>
			[100 * Math.sin((degrees * Math.PI) / 180), 100 * Math.cos((degrees * Math.PI) / 180)] as const;
		expect(swiped([at(49)]).isForeign).toBe(true);
		expect(swiped([at(51)]).isForeign).toBe(false);
		expect(
			swiped([
				[5, 30],
				[300, 30],
			]).way,
		).toBeNull();
	});

	it('can be taken back on the way', () => {
		const back = swiped([
			[-110, 0],
			[-30, 5],
		]);
		expect(swipeOutcome(back)).toBeNull();
		expect(sideOf(back)).toBe('after');
	});

	it('is none where it leads nowhere', () => {
		const onlyAfter = { before: false, after: true };
		expect(swiped([[60, 0]], onlyAfter).isForeign).toBe(true);
		const turned = swiped(
			[
				[-60, 0],
				[90, 0],
			],
			onlyAfter,
		);
		expect(turned.way).toBe(0);
		expect(swipeOutcome(turned)).toBeNull();
	});

	it('leads nowhere once it was given up', () => {
		const given = endSwipe(swiped([[-110, 0]]));
		expect(swipeOutcome(given)).toBeNull();
		expect(shownWay(moveSwipe(given, -100, 300, both))).toBe(0);
	});
});
