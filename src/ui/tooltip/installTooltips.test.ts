// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installTooltips } from './installTooltips';

let end: () => void;
let x = 100;

const button = (name: string) => document.querySelector(`[data-tooltip="${name}"]`) ?? document.body;
const bubble = () => document.querySelector<HTMLElement>('body > [aria-hidden="true"]');
const said = () => (bubble()?.hidden ? null : bubble()?.textContent);

function tell(target: Element, type: string): void {
	const init = { bubbles: true, pointerType: 'mouse', screenX: x, screenY: 10 };
	target.dispatchEvent(new PointerEvent(type, init));
	vi.advanceTimersByTime(200);
}

function moveTo(target: Element): void {
	x += 10;
	tell(target, 'pointerover');
}

beforeEach(() => {
	vi.useFakeTimers();
	document.body.innerHTML =
		'<main><button data-tooltip="Close"></button><p data-tooltip-side="below"><i data-tooltip="Reply"></i></p><nav data-tooltip-side="after"><i data-tooltip="Drive"></i></nav></main>';
	for (const element of document.querySelectorAll('[data-tooltip]')) {
		element.getBoundingClientRect = () => new DOMRect(300, 300, 30, 30);
	}
	end = installTooltips();
	moveTo(document.body);
});
afterEach(() => {
	end();
	vi.useRealTimers();
});

it('says what a control is when the pointer comes to it, until it scrolls or is pressed', () => {
	for (const type of ['scroll', 'pointerdown']) {
		moveTo(button('Close'));
		expect(said()).toBe('Close');
		document.querySelector('main')?.dispatchEvent(new Event(type, { bubbles: true }));
		expect(said()).toBeNull();
		moveTo(document.body);
	}
});

it('says nothing of a control that the page has moved beneath the pointer, until the pointer moves', () => {
	tell(button('Close'), 'pointerover');
	expect(said()).toBeNull();
	x += 1;
	tell(button('Close'), 'pointermove');
	expect(said()).toBe('Close');
});

it('stands beside an item of a bar, whose next items are above and below', () => {
	moveTo(button('Drive'));
	expect(Number.parseFloat(bubble()?.style.left ?? '')).toBeGreaterThanOrEqual(330);
	// Its middle is that of the item.
	expect(bubble()?.style.top).toBe('315px');
});

it('stands above a control, or below it where the text that it belongs to is above', () => {
	moveTo(button('Close'));
	expect(Number.parseFloat(bubble()?.style.top ?? '')).toBeLessThan(300);
	moveTo(button('Reply'));
	expect(Number.parseFloat(bubble()?.style.top ?? '')).toBeGreaterThanOrEqual(330);
});
