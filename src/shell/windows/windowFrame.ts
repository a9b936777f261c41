/** Position and size of a floating window, in CSS pixels of the page. */
export interface WindowFrame {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

/** rules/navigation#windows: no narrower than 250 px, no lower than 50 px. */
export const MIN_WIDTH = 250;
export const MIN_HEIGHT = 50;
/** See rules/navigation#windows. */
export const MINIMIZED = { width: 250, height: 39 };
/** At least this much of a window stays on the screen, so that it can be dragged back. */
const REACHABLE_PX = 80;

interface Screen {
	readonly width: number;
	readonly height: number;
}

/** The position of the nth window: a little below and beside the previous one. */
export function firstFrame(index: number, screen: Screen): WindowFrame {
	const width = Math.min(480, screen.width - 32);
	const height = Math.min(640, screen.height - 64);
	const shift = (index % 6) * 28;
	return { width, height, left: Math.max(16, (screen.width - width) / 2 + shift), top: 32 + shift };
}

export function moved(frame: WindowFrame, dx: number, dy: number, screen: Screen): WindowFrame {
	return {
		...frame,
		left: Math.min(screen.width - REACHABLE_PX, Math.max(REACHABLE_PX - frame.width, frame.left + dx)),
		top: Math.min(screen.height - MIN_HEIGHT, Math.max(0, frame.top + dy)),
	};
}

export function resized(frame: WindowFrame, dx: number, dy: number): WindowFrame {
	return { ...frame, width: Math.max(MIN_WIDTH, frame.width + dx), height: Math.max(MIN_HEIGHT, frame.height + dy) };
}
