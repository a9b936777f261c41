// @vitest-environment bundled-happy-dom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { turnColumns } from './turnColumns';

const WIDTH_PX = 390;

let deck: HTMLElement;
let end: () => void;
const scrollTo = vi.fn();

beforeEach(() => {
	window.happyDOM.settings.device.prefersReducedMotion = 'no-preference';
	document.body.innerHTML = '<main><div data-deck data-paged><p>Text</p><input></div></main>';
	deck = document.querySelector('[data-deck]') as HTMLElement;
	vi.spyOn(deck, 'clientWidth', 'get').mockReturnValue(WIDTH_PX);
	deck.scrollTo = scrollTo;
	deck.scrollLeft = WIDTH_PX;
	end = turnColumns(document.querySelector('main') as HTMLElement);
});
afterEach(() => {
	end();
	vi.clearAllMocks();
});

/** A finger that moves this far, and is lifted. */
function swipe(x: number, y = 0, on: Element = deck, lifted: 'touchEnd' | 'touchCancel' = 'touchEnd'): void {
	const at = (dx: number, dy: number) => [{ clientX: 200 + dx, clientY: 300 + dy, target: on }];
	fireEvent.touchStart(on, { touches: at(0, 0) });
	// The browser scrolls with the finger meanwhile.
	deck.scrollLeft = WIDTH_PX - x;
	fireEvent.touchMove(on, { touches: at(x, y) });
	fireEvent[lifted](on, { touches: [] });
}

it.each([
	['after', -70, 2],
	['before', 70, 0],
])('turns to the column %s the one where the swipe began', (_side, x, column) => {
	swipe(x);
	expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: column * WIDTH_PX, behavior: 'smooth' });
});

it('does not move the columns where motion is reduced', () => {
	window.happyDOM.settings.device.prefersReducedMotion = 'reduce';
	swipe(-80);
	expect(scrollTo).toHaveBeenCalledWith({ left: 2 * WIDTH_PX, behavior: 'instant' });
});

it.each([
	['is short', () => swipe(-69)],
	['scrolls down', () => swipe(-80, 200)],
	['begins in a field', () => swipe(-80, 0, deck.querySelector('input') as Element)],
	['is taken over by the browser', () => swipe(-80, 0, deck, 'touchCancel')],
])('leaves a touch to the browser that %s', (_what, touch) => {
	touch();
	expect(scrollTo).not.toHaveBeenCalled();
});

it('has no columns to turn where the deck is not shown by pages', () => {
	delete deck.dataset.paged;
	swipe(-80);
	expect(scrollTo).not.toHaveBeenCalled();
});
