import { describe, expect, it } from 'vitest';
import { firstFrame, MIN_HEIGHT, MIN_WIDTH, moved, resized } from './windowFrame';

const screen = { width: 1280, height: 800 };

describe('a page window', () => {
	it('opens within the screen, each beside the one before', () => {
		const [first, second] = [firstFrame(0, screen), firstFrame(1, screen)];
		expect(first.left + first.width).toBeLessThanOrEqual(screen.width);
		expect(second.left).toBeGreaterThan(first.left);
		expect(firstFrame(0, { width: 390, height: 844 }).width).toBeLessThanOrEqual(390);
	});

	it('can be caught wherever it was dragged to', () => {
		const gone = moved(firstFrame(0, screen), 9999, 9999, screen);
		expect(gone.left).toBeLessThan(screen.width);
		expect(gone.top).toBeLessThan(screen.height);
		const up = moved(firstFrame(0, screen), -9999, -9999, screen);
		expect(up.left + up.width).toBeGreaterThan(0);
		expect(up.top).toBe(0);
	});

	it('keeps its least size', () => {
		const small = resized(firstFrame(0, screen), -9999, -9999);
		expect([small.width, small.height]).toEqual([MIN_WIDTH, MIN_HEIGHT]);
	});
});
