import { fireEvent } from '@testing-library/dom';
import { vi } from 'vitest';

interface Point {
	readonly x: number;
	readonly y: number;
}

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

/** Makes this device a phone for pages that are opened from now on; `vi.restoreAllMocks` ends it. */
export function bePhone(): void {
	vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
	vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PHONE);
}

/** Moves a finger over an element and lifts it. */
export function swipe(element: Element, by: Point, from: Point = { x: 600, y: 300 }): void {
	const at = ({ x, y }: Point) => ({ touches: [{ clientX: x, clientY: y, target: element }] });
	fireEvent.touchStart(element, at(from));
	for (const share of [0.5, 1])
		fireEvent.touchMove(element, at({ x: from.x + by.x * share, y: from.y + by.y * share }));
	fireEvent.touchEnd(element, { touches: [] });
}
