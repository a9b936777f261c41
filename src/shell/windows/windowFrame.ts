import { clamp } from '@/base/clamp';

/** Position and size of a floating window, in CSS pixels of the page. */
export interface WindowFrame {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

export interface ScreenSize {
	readonly width: number;
	readonly height: number;
}

export type WindowShape = 'normal' | 'maximized' | 'minimized';

/** rules/navigation#windows: no narrower than 250 px, no lower than 50 px. */
const MIN_WIDTH = 250;
const MIN_HEIGHT = 50;
/** See rules/navigation#windows. */
const MINIMIZED = { width: 250, height: 39 };
/** Two presses on the header within this time toggle maximizing (rules/navigation#windows). */
const DOUBLE_MS = 300;
/** How far an arrow key moves a window or one of its edges. */
const KEY_STEP_PX = 16;

/** The edges and corners by which a window is resized: the first letters of top, right, bottom and left. */
export const WINDOW_EDGES = ['t', 'r', 'b', 'l', 'tl', 'tr', 'bl', 'br'] as const;
type WindowEdge = (typeof WINDOW_EDGES)[number];

/** The position of the nth window: a little below and beside the previous one. */
export function firstFrame(index: number, screen: ScreenSize): WindowFrame {
	const width = Math.min(480, screen.width - 32);
	const height = Math.min(640, screen.height - 64);
	const shift = (index % 6) * 28;
	const left = Math.max(16, (screen.width - width) / 2 + shift);
	return within({ width, height, left, top: 32 + shift }, screen);
}

/** The frame moved, and where it must be made smaller, so that all of it is on the screen. */
export function within(frame: WindowFrame, screen: ScreenSize): WindowFrame {
	const width = Math.min(frame.width, screen.width);
	const height = Math.min(frame.height, screen.height);
	return {
		width,
		height,
		left: clamp(frame.left, 0, screen.width - width),
		top: clamp(frame.top, 0, screen.height - height),
	};
}

/** Where a window of this shape is drawn. */
export function drawnFrame(frame: WindowFrame, shape: WindowShape, screen: ScreenSize): WindowFrame {
	if (shape === 'maximized') return { left: 0, top: 0, ...screen };
	return within(shape === 'minimized' ? { ...frame, ...MINIMIZED } : frame, screen);
}

/** Moves what is drawn; the size for the normal shape stays. */
export function moved(
	frame: WindowFrame,
	shape: WindowShape,
	[dx, dy]: readonly [number, number],
	screen: ScreenSize,
): WindowFrame {
	if (shape === 'maximized') return frame;
	const drawn = drawnFrame(frame, shape, screen);
	const { left, top } = within({ ...drawn, left: drawn.left + dx, top: drawn.top + dy }, screen);
	return { ...frame, left, top };
}

/** Moves an edge or corner; the opposite one stays where it is, and the moved one stops at the screen's. */
export function resized(
	frame: WindowFrame,
	edge: WindowEdge,
	[dx, dy]: readonly [number, number],
	screen: ScreenSize,
): WindowFrame {
	const now = within(frame, screen);
	let { left, top } = now;
	let right = left + now.width;
	let bottom = top + now.height;
	if (edge.includes('l')) left = clamp(left + dx, 0, Math.max(0, right - MIN_WIDTH));
	if (edge.includes('r')) right = clamp(right + dx, Math.min(left + MIN_WIDTH, screen.width), screen.width);
	if (edge.includes('t')) top = clamp(top + dy, 0, Math.max(0, bottom - MIN_HEIGHT));
	if (edge.includes('b')) bottom = clamp(bottom + dy, Math.min(top + MIN_HEIGHT, screen.height), screen.height);
	return { left, top, width: right - left, height: bottom - top };
}

/** The steps of the arrow keys, to the right and down. */
const ARROW_STEPS: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-KEY_STEP_PX, 0],
	ArrowRight: [KEY_STEP_PX, 0],
	ArrowUp: [0, -KEY_STEP_PX],
	ArrowDown: [0, KEY_STEP_PX],
};

/** What the arrow keys move with each combination of other keys: the window, or the two edges of a corner. */
const MOVED_BY: Readonly<Record<string, WindowEdge | 'window'>> = {
	'': 'window',
	shift: 'br',
	'mod+shift': 'tl',
};

type Keys = Readonly<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', boolean> & { key: string }>;

/**
 * The frame after an arrow key: moved or, in its normal shape, with another edge (rules/navigation#windows).
 * @returns null for other keys
 */
export function pressed(
	frame: WindowFrame,
	shape: WindowShape,
	{ key, shiftKey, ctrlKey, metaKey, altKey }: Keys,
	screen: ScreenSize,
): WindowFrame | null {
	const step = ARROW_STEPS[key];
	const held = [(ctrlKey || metaKey) && 'mod', altKey && 'alt', shiftKey && 'shift'].filter(Boolean).join('+');
	const what = MOVED_BY[held];
	if (!step || what === undefined) return null;
	if (what === 'window') return moved(frame, shape, step, screen);
	return shape === 'normal' ? resized(frame, what, step, screen) : frame;
}

/** Whether two presses, by their times in milliseconds, are a double press. */
export function isDoublePress(first: number | null, second: number): boolean {
	return first !== null && second - first < DOUBLE_MS;
}
