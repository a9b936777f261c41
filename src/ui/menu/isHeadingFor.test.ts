import { expect, it } from 'vitest';
import { isHeadingFor } from './isHeadingFor';

const box = { left: 200, right: 400, top: 100, bottom: 300 };
const from = { x: 100, y: 110 };

it.each([
	['straight to it', { x: 120, y: 110 }, true],
	['to its lower corner', { x: 110, y: 128 }, true],
	['below it', { x: 110, y: 140 }, false],
	['above it', { x: 110, y: 105 }, false],
	['straight down', { x: 100, y: 130 }, false],
	['away from it', { x: 90, y: 112 }, false],
])('a pointer that goes %s', (_, to, expected) => {
	expect(isHeadingFor(box, from, to)).toBe(expected);
});

it('knows a box on the other side', () => {
	expect(isHeadingFor(box, { x: 500, y: 110 }, { x: 480, y: 130 })).toBe(true);
	expect(isHeadingFor(box, { x: 500, y: 110 }, { x: 520, y: 130 })).toBe(false);
	expect(isHeadingFor(box, { x: 300, y: 110 }, { x: 310, y: 130 })).toBe(false);
});
