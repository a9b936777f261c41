// @vitest-environment bundled-happy-dom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followSwipe } from './followSwipe';
import { SWIPE_MS, type Ways } from './swipe';

const onSwipe = vi.fn();
const onSide = vi.fn();
const animate = vi.fn();
let ways: Ways = { before: true, after: true };
let page = document.createElement('div');
let end = () => {};

function follow(afterwards: 'enters' | 'stays' = 'enters'): void {
	end = followSwipe(page, { ways: () => ways, onSwipe, onSide, afterwards });
}

beforeEach(() => {
	window.happyDOM.settings.device.prefersReducedMotion = 'no-preference';
	ways = { before: true, after: true };
	page = document.createElement('div');
	page.innerHTML = '<p>Text</p><input><pre><code></code></pre><b style="touch-action: none"></b>';
	page.animate = animate;
	document.body.append(page);
});
afterEach(() => {
	end();
	page.remove();
	getSelection()?.removeAllRanges();
	vi.clearAllMocks();
});

const at = (x: number, y = 300, target: Element = page) => ({ clientX: x, clientY: y, target });
const start = (on: Element = page) => fireEvent.touchStart(on, { touches: [at(300, 300, on)] });
const move = (x: number, y = 0, on: Element = page) => fireEvent.touchMove(on, { touches: [at(300 + x, 300 + y, on)] });
const lift = () => fireEvent.touchEnd(page, { touches: [] });

describe('what is swiped', () => {
	it('follows the finger up to 120 px, and springs back', () => {
		follow();
		start();
		move(-45);
		expect(page.style.translate).toBe('-30px');
		move(-500);
		expect(page.style.translate).toBe('-120px');
		move(-60);
		lift();
		expect(page.style.translate).toBe('');
		expect(onSwipe).not.toHaveBeenCalled();
		expect(animate).toHaveBeenCalledWith(
			[
				{ translate: '-48px', opacity: 1 },
				{ translate: '0', opacity: 1 },
			],
			expect.objectContaining({ duration: SWIPE_MS }),
		);
	});

	it('is told what it leads to, and enters from that side', () => {
		follow();
		start();
		move(-80);
		expect(onSide).toHaveBeenLastCalledWith('after');
		lift();
		expect(onSide).toHaveBeenLastCalledWith(null);
		expect(onSwipe).toHaveBeenCalledExactlyOnceWith('after');
		expect(animate.mock.calls[0]?.[0]).toMatchObject([{ translate: '120px', opacity: 0 }, { translate: '0' }]);
	});

	it('stays where it was let go if that is wanted', () => {
		follow('stays');
		start();
		move(80);
		lift();
		expect(onSwipe).toHaveBeenCalledWith('before');
		expect(page.style.translate).toBe('72px');
		expect(animate).not.toHaveBeenCalled();
	});

	it('does not move without motion, and leads on all the same', () => {
		window.happyDOM.settings.device.prefersReducedMotion = 'reduce';
		follow();
		start();
		move(-80);
		expect(page.style.translate).toBe('');
		lift();
		expect(onSwipe).toHaveBeenCalledWith('after');
		expect(animate).not.toHaveBeenCalled();
	});

	it('leads nowhere where there is nothing, nor once it has ended', () => {
		ways = { before: true, after: false };
		follow();
		start();
		move(-80);
		lift();
		end();
		start();
		move(80);
		lift();
		expect(onSwipe).not.toHaveBeenCalled();
	});
});

describe('a touch is none of its own', () => {
	const isIgnored = (on: Element = page) => {
		follow();
		start(on);
		move(-80, 0, on);
		lift();
		expect(onSwipe).not.toHaveBeenCalled();
		expect(page.style.translate).toBe('');
	};
	const within = (selector: string) => page.querySelector<HTMLElement>(selector) ?? page;

	it('in a field', () => isIgnored(within('input')));

	it('on what handles touches itself', () => isIgnored(within('b')));

	it('on what scrolls sideways', () => {
		const code = within('pre');
		code.style.overflowX = 'auto';
		Object.defineProperty(code, 'scrollWidth', { value: 900 });
		Object.defineProperty(code, 'clientWidth', { value: 300 });
		isIgnored(within('code'));
	});

	it('while text is selected', () => {
		getSelection()?.selectAllChildren(within('p'));
		isIgnored();
	});

	it('once a second finger is there', () => {
		follow();
		start();
		move(-60);
		fireEvent.touchStart(page, { touches: [at(240), at(100)] });
		expect(page.style.translate).toBe('');
		move(-90);
		lift();
		expect(onSwipe).not.toHaveBeenCalled();
	});

	it('once the browser has taken it', () => {
		follow();
		start();
		move(-90);
		fireEvent.touchCancel(page, { touches: [] });
		expect(onSwipe).not.toHaveBeenCalled();
		expect(page.style.translate).toBe('');
	});

	it('once a long press has selected a word', () => {
		follow();
		start();
		getSelection()?.selectAllChildren(within('p'));
		move(-80);
		lift();
		expect(onSwipe).not.toHaveBeenCalled();
	});
});
