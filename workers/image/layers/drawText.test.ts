import { describe, expect, it, vi } from 'vitest';
import { drawText, fitText } from './drawText';
import type { Canvas } from './studio';

describe('fitText', () => {
	it('lets the widest line fill the width', () => {
		// 944 wide at 100 px; 2048 minus 80 on either side are 1888.
		expect(fitText(944, 1)).toEqual({ fontSize: 200, height: 250 + 160 });
	});

	it('makes many short lines smaller', () => {
		const { fontSize, height } = fitText(100, 40);
		expect(height).toBeLessThanOrEqual(4096);
		expect(fontSize).toBeLessThan(100);
	});
});

it('draws each line, on a canvas of 2048 pixels', () => {
	const sizes: string[] = [];
	const fillText = vi.fn();
	const pen = { measureText: (line: string) => ({ width: line.length * 100 }), strokeText: vi.fn(), fillText };
	const createCanvas = (size: { width: number; height: number }) => {
		sizes.push(`${size.width}x${size.height}`);
		return { element: { ...size }, pen, encode: vi.fn() } as unknown as Canvas;
	};
	const { element } = drawText(' four\nby two\n', { createCanvas });
	expect(element.width).toBe(2048);
	expect(fillText.mock.calls.map(([line]) => String(line))).toEqual(['four', 'by two']);
	expect(sizes).toHaveLength(2);
});
