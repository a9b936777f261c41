// @vitest-environment bundled-happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ScrollerEvents, VirtualScroller } from './VirtualScroller';

const ROW_PX = 100;

/** Reports the size of the view at once, and nothing else. */
class ViewObserver {
	static last: ViewObserver | undefined;
	readonly #tell: ResizeObserverCallback;

	constructor(tell: ResizeObserverCallback) {
		this.#tell = tell;
		ViewObserver.last = this;
	}
	observe(target: Element): void {
		const entry = { target, borderBoxSize: [{ blockSize: 0 }] } as unknown as ResizeObserverEntry;
		this.#tell([entry], this as unknown as ResizeObserver);
	}
	unobserve(): void {}
	disconnect(): void {}
}

const nothing = { changed() {}, atTopChanged() {}, nearEnd() {}, scrolling() {} };
const letters = (text: string): string[] => text.split('');

/** A list of rows of 100 px each, in a view of 300 px. */
function setUp(keys: readonly string[], events: ScrollerEvents = nothing) {
	const scroller = new VirtualScroller(ROW_PX, events);
	const element = document.createElement('div');
	Object.defineProperty(element, 'clientHeight', { value: 300, configurable: true });
	document.body.append(element);
	scroller.attach(element, document.createElement('div'), null);
	const show = (next: readonly string[]) => scroller.settle(next, scroller.rangeOf(next));
	show(keys);
	const scrollTo = (top: number) => {
		element.scrollTop = top;
		element.dispatchEvent(new Event('scroll'));
	};
	return { scroller, element, show, scrollTo };
}

describe('the reader’s place', () => {
	beforeEach(() => vi.stubGlobal('ResizeObserver', ViewObserver));

	it('is the row in the middle of the view, whatever comes above it', () => {
		const { element, show, scrollTo } = setUp(letters('abcdefghijkl'));
		scrollTo(450);
		show(letters('xyabcdefghijkl'));
		expect(element.scrollTop).toBe(650);
	});

	it('goes to the next row that stays where the one in the middle goes', () => {
		const { element, show, scrollTo } = setUp(letters('abcdefghijkl'));
		scrollTo(450);
		// The centre of the view is in «g»; «h» was 250 px below the top of the view, and stays there.
		show(letters('abcfhijkl'));
		expect(element.scrollTop).toBe(150);
		show(letters('abcf'));
		expect(element.scrollTop).toBe(150);
	});

	it('is found again in another list of the same rows, once that has the one in the middle', () => {
		const { scroller, scrollTo } = setUp(letters('abcdefghijkl'));
		scrollTo(450);
		const { place } = scroller;
		const { scroller: other, element, show } = setUp(letters('xyabc'));
		expect(place && other.goTo(place)).toBe(false);
		expect(element.scrollTop).toBe(0);
		show(letters('xyabcdefghijkl'));
		expect(place && other.goTo(place)).toBe(true);
		expect(element.scrollTop).toBe(650);
	});

	it('is left alone while the list is outside of the document', () => {
		const { element, show, scrollTo } = setUp(letters('abcdefghijkl'));
		scrollTo(450);
		element.remove();
		show(letters('xyabcdefghijkl'));
		expect(element.scrollTop).toBe(450);
	});

	it('is nowhere at the top, unless a row is held', () => {
		const { scroller, element, show } = setUp(letters('abcdef'));
		show(letters('xabcdef'));
		expect(element.scrollTop).toBe(0);
		scroller.hold('b');
		show(letters('xayzbcdef'));
		expect(element.scrollTop).toBe(200);
	});

	it('asks for more, once, where the rows do not fill the view', () => {
		const nearEnd = vi.fn();
		const { show } = setUp(letters('abcdef'), { ...nothing, nearEnd });
		nearEnd.mockClear();
		const few = letters('ab');
		show(few);
		show(few);
		expect(nearEnd).toHaveBeenCalledOnce();
	});

	it('asks for more where the view gets higher, not where it gets lower', () => {
		const nearEnd = vi.fn();
		const { element } = setUp(letters('abcdef'), { ...nothing, nearEnd });
		nearEnd.mockClear();
		for (const height of [260, 280]) {
			Object.defineProperty(element, 'clientHeight', { value: height, configurable: true });
			ViewObserver.last?.observe(element);
			expect(nearEnd).toHaveBeenCalledTimes(height === 260 ? 0 : 1);
		}
	});

	it('decides which rows come into the document with what is new above', () => {
		const { scroller, scrollTo } = setUp(letters('abcdefghijkl'));
		scrollTo(450);
		const above = Array.from({ length: 40 }, (_, index) => `new ${index}`);
		const range = scroller.rangeOf([...above, ...letters('abcdefghijkl')]);
		expect(range.start).toBeLessThan(44);
		expect(range.end).toBeGreaterThan(46);
	});
});
