import { describe, expect, it } from 'vitest';
import { drawnFrame, firstFrame, isDoublePress, moved, pressed, resized, WINDOW_EDGES, within } from './windowFrame';

const screen = { width: 1280, height: 800 };
const frame = { left: 300, top: 100, width: 480, height: 600 };

describe('a page window', () => {
	it('opens within the screen, each beside the one before', () => {
		for (const size of [screen, { width: 390, height: 844 }, { width: 320, height: 240 }]) {
			for (let index = 0; index < 12; index++) {
				const opened = firstFrame(index, size);
				expect(within(opened, size)).toEqual(opened);
			}
		}
		expect(firstFrame(1, screen).left).toBeGreaterThan(firstFrame(0, screen).left);
	});

	it.each([
		['left', [-9999, 0], { left: 0, top: 100 }],
		['right', [9999, 0], { left: 800, top: 100 }],
		['up', [0, -9999], { left: 300, top: 0 }],
		['down', [0, 9999], { left: 300, top: 200 }],
	] as const)('stays wholly on the screen when dragged %s', (_, by, place) => {
		expect(moved(frame, 'normal', by, screen)).toEqual({ ...frame, ...place });
	});

	it.each([
		['t', { left: 300, top: 0, width: 480, height: 700 }, { left: 300, top: 650, width: 480, height: 50 }],
		['b', { left: 300, top: 100, width: 480, height: 50 }, { left: 300, top: 100, width: 480, height: 700 }],
		['l', { left: 0, top: 100, width: 780, height: 600 }, { left: 530, top: 100, width: 250, height: 600 }],
		['r', { left: 300, top: 100, width: 250, height: 600 }, { left: 300, top: 100, width: 980, height: 600 }],
		['tl', { left: 0, top: 0, width: 780, height: 700 }, { left: 530, top: 650, width: 250, height: 50 }],
		['br', { left: 300, top: 100, width: 250, height: 50 }, { left: 300, top: 100, width: 980, height: 700 }],
		['tr', { left: 300, top: 0, width: 250, height: 700 }, { left: 300, top: 650, width: 980, height: 50 }],
		['bl', { left: 0, top: 100, width: 780, height: 50 }, { left: 530, top: 100, width: 250, height: 700 }],
	] as const)('is resized at %s from the least size to the edge of the screen', (edge, back, forth) => {
		expect(resized(frame, edge, [-9999, -9999], screen)).toEqual(back);
		expect(resized(frame, edge, [9999, 9999], screen)).toEqual(forth);
	});

	it('can be resized at every edge and corner', () => {
		expect(new Set(WINDOW_EDGES).size).toBe(8);
	});

	it('is kept on a screen that shrinks, and has its place and size back when that grows', () => {
		expect(drawnFrame(frame, 'normal', { width: 400, height: 300 })).toEqual({
			left: 0,
			top: 0,
			width: 400,
			height: 300,
		});
		expect(drawnFrame(frame, 'normal', { width: 700, height: 800 })).toEqual({ ...frame, left: 220 });
		expect(drawnFrame(frame, 'normal', screen)).toEqual(frame);
	});

	it('is 250 × 39 when minimized, at its place, and moves on from there', () => {
		expect(drawnFrame(frame, 'minimized', screen)).toEqual({ left: 300, top: 100, width: 250, height: 39 });
		expect(moved(frame, 'minimized', [9999, 9999], screen)).toEqual({ ...frame, left: 1030, top: 761 });
	});

	it('fills the screen when maximized, and is not moved then', () => {
		expect(drawnFrame(frame, 'maximized', screen)).toEqual({ left: 0, top: 0, ...screen });
		expect(moved(frame, 'maximized', [50, 50], screen)).toBe(frame);
	});

	it('takes two presses within 300 ms as one double press', () => {
		expect(isDoublePress(null, 1)).toBe(false);
		expect(isDoublePress(1000, 1299)).toBe(true);
		expect(isDoublePress(1000, 1300)).toBe(false);
	});

	describe('by keyboard', () => {
		const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
		const shift = { ...none, shiftKey: true };
		const control = { ...shift, ctrlKey: true };
		const press = (key: string, held = none, shape: 'normal' | 'minimized' = 'normal') =>
			pressed(frame, shape, { key, ...held }, screen);

		it.each([
			['ArrowLeft', { left: 284 }],
			['ArrowRight', { left: 316 }],
			['ArrowUp', { top: 84 }],
			['ArrowDown', { top: 116 }],
		])('is moved by %s', (key, place) => {
			expect(press(key)).toEqual({ ...frame, ...place });
			expect(press(key, none, 'minimized')).toEqual({ ...frame, ...place });
		});

		it.each([
			['ArrowLeft', { width: 464 }],
			['ArrowRight', { width: 496 }],
			['ArrowUp', { height: 584 }],
			['ArrowDown', { height: 616 }],
		])('has its right or lower edge moved by %s with Shift', (key, size) => {
			expect(press(key, shift)).toEqual({ ...frame, ...size });
		});

		it.each([
			['ArrowLeft', { left: 284, width: 496 }],
			['ArrowRight', { left: 316, width: 464 }],
			['ArrowUp', { top: 84, height: 616 }],
			['ArrowDown', { top: 116, height: 584 }],
		])('has its left or upper edge moved by %s with Ctrl or Cmd and Shift', (key, change) => {
			expect(press(key, control)).toEqual({ ...frame, ...change });
			expect(press(key, { ...shift, metaKey: true })).toEqual({ ...frame, ...change });
		});

		it('keeps its edges at the screen’s, and its least size', () => {
			const atEdge = { left: 0, top: 0, width: 250, height: 50 };
			const corner = (key: string) => pressed(atEdge, 'normal', { key, ...control }, screen);
			for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) expect(corner(key)).toEqual(atEdge);
		});

		it('is not resized while it is minimized', () => {
			expect(press('ArrowLeft', shift, 'minimized')).toEqual(frame);
			expect(press('ArrowLeft', control, 'minimized')).toEqual(frame);
		});

		it('leaves other keys and combinations alone', () => {
			expect(press('a')).toBeNull();
			expect(press('ArrowLeft', { ...none, altKey: true })).toBeNull();
			expect(press('ArrowLeft', { ...none, ctrlKey: true })).toBeNull();
			expect(press('ArrowLeft', { ...control, altKey: true })).toBeNull();
		});
	});
});
