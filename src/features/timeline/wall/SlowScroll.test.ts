import { expect, it } from 'vitest';
import { SlowScroll } from './SlowScroll';

const FRAME_MS = 50;

/** Scrolls a list of this height in a view of 500 px for some time. */
function scroller(height: number, move = (top: number) => top) {
	const scroll = new SlowScroll();
	let [now, top] = [0, 0];
	return (seconds: number): number => {
		for (const end = now + seconds * 1_000; now < end; now += FRAME_MS) {
			// Browsers round positions.
			top = Math.round(scroll.next(now, { top: move(top), viewHeight: 500, height }) ?? top);
		}
		return top;
	};
}

it('rests at the top for eight seconds, then moves 18 pixels a second', () => {
	const after = scroller(2_000);
	expect(after(8)).toBe(0);
	expect(Math.abs(after(10) - 180)).toBeLessThan(3);
});

it('rests at the end, and begins again at the top', () => {
	const after = scroller(680);
	expect(after(8 + 10)).toBeGreaterThan(176);
	expect(after(7)).toBeGreaterThan(178);
	expect(after(2)).toBe(0);
	expect(after(6)).toBe(0);
	expect(after(5)).toBeGreaterThan(20);
});

it('leaves a list in place that fits into the view', () => {
	expect(scroller(400)(60)).toBe(0);
});

it('goes on from where the list itself has moved its content', () => {
	let by = 0;
	const after = scroller(9_000, top => {
		const moved = top + by;
		by = 0;
		return moved;
	});
	after(10);
	by = 300;
	expect(after(1)).toBeGreaterThan(330);
});

it('makes no leap after the page was hidden', () => {
	const scroll = new SlowScroll();
	const facts = { top: 0, viewHeight: 500, height: 2_000 };
	scroll.next(0, facts);
	scroll.next(9_000, facts);
	expect(scroll.next(3_600_000, facts)).toBeLessThan(5);
});
