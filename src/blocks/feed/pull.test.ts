import { describe, expect, it } from 'vitest';
import { beginPull, isArmed, movePull, shownPull } from './pull';

const pulled = (y: number, x = 0) => movePull(beginPull(100, 100), 100 + x, 100 + y, true);

describe('pulling a list', () => {
	it('refreshes from 200 px', () => {
		expect(isArmed(pulled(199))).toBe(false);
		expect(isArmed(pulled(200))).toBe(true);
	});

	it('takes the list along, less and less', () => {
		expect(shownPull(pulled(17))).toBeCloseTo(17 / 1.6);
		expect(shownPull(pulled(170))).toBeCloseTo(68);
		expect(shownPull(pulled(340))).toBeCloseTo(340 / 3.5);
	});

	it('is taken back by going up again', () => {
		const back = movePull(pulled(250), 100, 130, true);
		expect([isArmed(back), back.way]).toEqual([false, 30]);
		expect(shownPull(movePull(back, 100, 20, true))).toBe(0);
	});

	it('is none away from the top, sideways, or upwards, and stays none', () => {
		for (const none of [movePull(pulled(60), 100, 300, false), pulled(50, 60), pulled(-50)]) {
			expect(none.isForeign).toBe(true);
			expect(isArmed(movePull(none, 100, 400, true))).toBe(false);
		}
	});
});
