import { describe, expect, it } from 'vitest';
import { FrameMeter } from './FrameMeter';

const passed = (meter: FrameMeter, count: number, now: number) =>
	Array.from({ length: count }, () => meter.isTooMany(now)).filter(isTooMany => !isTooMany).length;

describe('FrameMeter', () => {
	it('lets many pass at once, then as many as time brings', () => {
		const meter = new FrameMeter(0);
		expect(passed(meter, 60_000, 0)).toBe(50_000);
		expect(passed(meter, 5000, 2000)).toBe(2000);
	});

	it('saves up no more than it began with, and does not mind a clock that goes back', () => {
		const meter = new FrameMeter(0);
		expect(passed(meter, 60_000, 3_600_000)).toBe(50_000);
		expect(passed(meter, 10, 0)).toBe(0);
		expect(passed(meter, 2000, 1000)).toBe(1000);
	});
});
