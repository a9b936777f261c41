// @vitest-environment bundled-happy-dom
import { expect, it } from 'vitest';
import { InViewTimes, MOMENT_MS } from './InViewTimes';

/** A list of 100 px with lines at these places. */
function listOf(lines: Readonly<Record<string, readonly [top: number, bottom: number]>>): Element {
	const scroller = document.createElement('div');
	scroller.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
	for (const [key, [top, bottom]] of Object.entries(lines)) {
		const line = document.createElement('div');
		line.dataset.line = key;
		line.getBoundingClientRect = () => new DOMRect(0, top, 300, bottom - top);
		scroller.append(line);
	}
	return scroller;
}

it('counts the time since which a line is in view', () => {
	const times = new InViewTimes();
	times.look(listOf({ a: [0, 40], b: [90, 130], c: [-50, -10] }), 1_000);
	expect(times.wait('a', 1_000)).toBe(MOMENT_MS);
	expect(times.wait('a', 1_000 + MOMENT_MS)).toBe(0);
	expect(times.wait('b', 2_000)).toBeNull();
	expect(times.wait('c', 2_000)).toBeNull();
	expect(times.wait('unknown', 2_000)).toBeNull();
});

it('begins anew when a line comes back', () => {
	const times = new InViewTimes();
	times.look(listOf({ a: [0, 40] }), 0);
	times.look(listOf({ a: [100, 140] }), 500);
	times.look(listOf({ a: [20, 60] }), 1_000);
	expect(times.wait('a', 1_100)).toBe(MOMENT_MS - 100);
});

it('counts what is higher than the view', () => {
	const times = new InViewTimes();
	times.look(listOf({ a: [-200, 400] }), 0);
	expect(times.wait('a', MOMENT_MS)).toBe(0);
});
