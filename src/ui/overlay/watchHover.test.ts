// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchHover } from './watchHover';

const close = vi.fn();
const show = vi.fn(() => ({ id: 'card', close, contains: () => false, focus: () => false, isLeaving: () => false }));
let link: HTMLElement;
let other: HTMLElement;
let end: () => void;
/** Position of the pointer. */
let x = 0;

/** The user moves the pointer there. */
function moveTo(target: Element): void {
	x += 10;
	tell(target);
}

/** The events that a browser also sends when the page moves below a resting pointer. */
function tell(target: Element, types: readonly string[] = ['pointerover', 'pointermove']): void {
	const init = { bubbles: true, pointerType: 'mouse', screenX: x, screenY: 10 };
	for (const type of types) target.dispatchEvent(new PointerEvent(type, init));
}

beforeEach(() => {
	vi.useFakeTimers();
	close.mockClear();
	show.mockClear();
	document.body.innerHTML = '<main><p>text</p><a href="/x"><b>link</b></a><a href="/y">other</a></main>';
	link = document.querySelector('[href="/x"]') ?? document.body;
	other = document.querySelector('[href="/y"]') ?? document.body;
	end = watchHover({ showMs: 500, hideMs: 500, linkAt: element => element.closest('a'), show });
	moveTo(document.body);
});
afterEach(() => {
	end();
	vi.useRealTimers();
});

it('shows a card once the pointer rests at its link', () => {
	moveTo(link);
	vi.advanceTimersByTime(499);
	expect(show).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(show).toHaveBeenCalledExactlyOnceWith(link, false);
});

it('shows none for a link that the page has moved beneath the pointer, until the pointer moves', () => {
	moveTo(document.querySelector('p') ?? document.body);
	tell(link);
	vi.advanceTimersByTime(5_000);
	expect(show).not.toHaveBeenCalled();
	x += 1;
	tell(link, ['pointermove']);
	vi.advanceTimersByTime(500);
	expect(show).toHaveBeenCalledOnce();
});

it('shows none for a link at which the pointer was going to rest when the page moved another one there', () => {
	moveTo(link);
	vi.advanceTimersByTime(400);
	tell(other);
	vi.advanceTimersByTime(5_000);
	expect(show).not.toHaveBeenCalled();
});

it('shows none for a link that is scrolled before the pointer has rested there', () => {
	moveTo(link);
	document.querySelector('main')?.dispatchEvent(new Event('scroll'));
	vi.advanceTimersByTime(5_000);
	expect(show).not.toHaveBeenCalled();
});

it('keeps the card while its link is drawn anew beneath the pointer', () => {
	moveTo(link);
	vi.advanceTimersByTime(500);
	tell(link.querySelector('b') ?? link);
	vi.advanceTimersByTime(5_000);
	expect(close).not.toHaveBeenCalled();
});

it('closes the card within a second of its link’s leaving the page', () => {
	moveTo(link);
	vi.advanceTimersByTime(10_000);
	expect(close).not.toHaveBeenCalled();
	link.remove();
	vi.advanceTimersByTime(1_000);
	expect(close).toHaveBeenCalledOnce();
});

it('looks no further once the card has gone', () => {
	moveTo(link);
	vi.advanceTimersByTime(500);
	end();
	expect(vi.getTimerCount()).toBe(0);
});
