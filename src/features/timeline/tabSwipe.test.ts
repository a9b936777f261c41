import { describe, expect, it } from 'vitest';
import { beginTabSwipe, MAX_PX, moveTabSwipe, type Neighbours, shownWay, tabSwipeOutcome } from './tabSwipe';

const both: Neighbours = { before: true, after: true };
const swiped = (path: readonly (readonly [x: number, y: number])[], neighbours = both) =>
	path.reduce((swipe, [x, y]) => moveTabSwipe(swipe, 100 + x, 300 + y, neighbours), beginTabSwipe(100, 300));

describe('a swipe between tabs', () => {
	it('begins after 20 px', () => {
		expect(swiped([[19, 0]]).way).toBeNull();
		expect(swiped([[20, 0]]).way).toBe(20);
		expect(shownWay(swiped([[20, 0]]))).toBe(0);
	});

	it('leads on from 70 px', () => {
		expect(tabSwipeOutcome(swiped([[-69, 0]]))).toBe(0);
		expect(tabSwipeOutcome(swiped([[-70, 0]]))).toBe(1);
		expect(tabSwipeOutcome(swiped([[70, 0]]))).toBe(-1);
	});

	it('moves the page by 120 px at most', () => {
		expect(shownWay(swiped([[500, 0]]))).toBe(MAX_PX);
		expect(shownWay(swiped([[-120, 0]]))).toBe(-MAX_PX);
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
		expect(
			tabSwipeOutcome(
				swiped([
					[-110, 0],
					[-30, 5],
				]),
			),
		).toBe(0);
	});

	it('is none where there is no tab', () => {
		expect(swiped([[60, 0]], { before: false, after: true }).isForeign).toBe(true);
		expect(
			swiped(
				[
					[-60, 0],
					[90, 0],
				],
				{ before: false, after: true },
			).way,
		).toBe(0);
	});
});
