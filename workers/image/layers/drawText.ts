import { type Canvas, free, type Studio } from './studio';

/** Pixels (rules/images#text-on-pictures). */
const WIDTH = 2048;
/** For texts with many short lines, which get smaller letters. */
const MAX_HEIGHT = 4096;
const PADDING = 80;
const LINE_HEIGHT = 1.25;
const OUTLINE = 0.06;
const MEASURED_AT = 100;
const fontOf = (pixels: number) => `700 ${pixels}px system-ui, -apple-system, 'Segoe UI', 'Noto Sans', sans-serif`;

/** The font size and the canvas height with which the widest line fills the width. */
export function fitText(widest: number, lines: number): { fontSize: number; height: number } {
	const inner = (side: number) => side - 2 * PADDING;
	const byWidth = (inner(WIDTH) / widest) * MEASURED_AT;
	const byHeight = inner(MAX_HEIGHT) / (lines * LINE_HEIGHT);
	const fontSize = Math.max(1, Math.min(byWidth, byHeight));
	return { fontSize, height: Math.ceil(lines * LINE_HEIGHT * fontSize) + 2 * PADDING };
}

/** The text in white with a dark outline, readable on any picture. */
export function drawText(text: string, studio: Pick<Studio, 'createCanvas'>): Canvas {
	const lines = text.trim().split('\n');
	const { fontSize, height } = fitText(measure(lines, studio), lines.length);
	const canvas = studio.createCanvas({ width: WIDTH, height });
	const { pen } = canvas;
	pen.font = fontOf(fontSize);
	pen.textAlign = 'center';
	pen.textBaseline = 'middle';
	pen.lineJoin = 'round';
	pen.lineWidth = fontSize * OUTLINE;
	pen.strokeStyle = 'rgb(0 0 0 / 50%)';
	pen.fillStyle = '#fff';
	for (const [index, line] of lines.entries()) {
		const y = PADDING + (index + 0.5) * LINE_HEIGHT * fontSize;
		pen.strokeText(line, WIDTH / 2, y);
		pen.fillText(line, WIDTH / 2, y);
	}
	return canvas;
}

function measure(lines: readonly string[], studio: Pick<Studio, 'createCanvas'>): number {
	const canvas = studio.createCanvas({ width: 1, height: 1 });
	canvas.pen.font = fontOf(MEASURED_AT);
	const widest = Math.max(1, ...lines.map(line => canvas.pen.measureText(line).width));
	free(canvas);
	return widest;
}
