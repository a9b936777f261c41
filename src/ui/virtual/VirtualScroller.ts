import { nearestKept } from './nearestKept';
import { type ListPlace, placedLists } from './placedLists';
import { RowHeights } from './RowHeights';

export interface VisibleRange {
	/** First row in the document. */
	readonly start: number;
	/** The row after the last one in the document. */
	readonly end: number;
}

/** Up to this scroll position the user counts as being at the top. */
const AT_TOP_PX = 4;
/** Rows within this distance of the view are rendered at rest. */
const REST_OVERSCAN_PX = 200;
/** And this far ahead in the direction of scrolling. */
const AHEAD_OVERSCAN_PX = 1_100;
const SETTLED_AFTER_MS = 200;
/** For this long, a clicked or focused row keeps its place while others change. */
const INTERACTION_MS = 1_000;
/** A focus set by keyboard. */
const SEEN_FOCUS = ':focus-visible';

export interface ScrollerEvents {
	/** The range of rendered rows has changed. */
	changed(): void;
	atTopChanged(atTop: boolean): void;
	/** The end of the list is near. */
	nearEnd(): void;
	scrolling(): void;
}

/**
 * The only writer of a list's scroll position. It decides which rows are in the document, measures them, and keeps one
 * row in place while rows above it come and change: the one last touched, else the one in the middle of the view. At
 * the top no row is kept in place, so that new rows are visible.
 */
export class VirtualScroller {
	readonly heights: RowHeights;
	range: VisibleRange = { start: 0, end: 0 };
	atTop = true;
	#element: HTMLElement | null = null;
	#list: HTMLElement | null = null;
	#head: HTMLElement | null = null;
	#headHeight = 0;
	readonly #rows = new Map<Element, string>();
	readonly #elements = new Map<string, HTMLElement>();
	#resize: ResizeObserver | null = null;
	#viewport = 0;
	#width = 0;
	#scrollTop = 0;
	#filled: readonly string[] = [];
	#direction = 0;
	#settle: ReturnType<typeof setTimeout> | undefined;
	#anchor: ListPlace | null = null;
	#touched: { key: string; at: number } | null = null;
	readonly #events: ScrollerEvents;
	readonly #overscan: () => number;

	/** @param overscan factor for the rows rendered beyond the view; 0 for lists that are out of view */
	constructor(estimate: number, events: ScrollerEvents, overscan: () => number = () => 1) {
		this.heights = new RowHeights(estimate);
		this.#events = events;
		this.#overscan = overscan;
	}

	/**
	 * @param element the scroll container
	 * @param list contains the rendered rows; its padding and height stand for all others
	 * @param head the content that scrolls above the rows
	 */
	attach(element: HTMLElement, list: HTMLElement, head: HTMLElement | null): () => void {
		this.#element = element;
		this.#list = list;
		this.#head = head;
		// The observer reports the sizes without forcing an extra layout of the page.
		this.#resize = new ResizeObserver(entries => this.#resized(entries));
		this.#resize.observe(element);
		if (head) this.#resize.observe(head);
		for (const row of this.#rows.keys()) this.#resize.observe(row);
		const onScroll = () => this.#scrolled();
		const onTouch = (event: Event) => this.#touch(event.target);
		element.addEventListener('scroll', onScroll, { passive: true });
		element.addEventListener('pointerdown', onTouch, { passive: true });
		element.addEventListener('keydown', onTouch, { passive: true });
		this.#layout();
		placedLists.set(element, this);
		return () => {
			placedLists.delete(element);
			element.removeEventListener('scroll', onScroll);
			element.removeEventListener('pointerdown', onTouch);
			element.removeEventListener('keydown', onTouch);
			clearTimeout(this.#settle);
			this.#resize?.disconnect();
			this.#resize = null;
			this.#element = null;
			this.#list = null;
			this.#head = null;
		};
	}

	/** Registers a row's element; null when it leaves the document. */
	row(key: string, element: HTMLElement | null): void {
		const known = this.#elements.get(key);
		if (known && known !== element) {
			this.#resize?.unobserve(known);
			this.#rows.delete(known);
			this.#elements.delete(key);
		}
		if (element) {
			this.#elements.set(key, element);
			this.#rows.set(element, key);
			this.#resize?.observe(element);
		}
	}

	/**
	 * The range of these rows to render. Has no side effects, as a render may be discarded or delayed while the user
	 * scrolls.
	 */
	rangeOf(keys: readonly string[]): VisibleRange {
		const { from, to } = this.#span();
		const by = this.#anchor ? this.heights.shiftIn(keys, this.#anchor.key) : 0;
		return this.heights.rangeIn(keys, from + by, to + by);
	}

	/** Call after these rows are in the document: measures the new ones and restores the scroll position. */
	settle(keys: readonly string[], range: VisibleRange): void {
		const wasHeld = this.#anchor !== null;
		this.#handOver(keys);
		this.#holdFocused(keys);
		this.heights.setKeys(keys);
		this.range = range;
		this.#fill(keys);
		// At the top no row is kept in place, so measuring is left to the observer, which doesn't force a layout.
		if (!this.#anchor) {
			this.#layout();
			return;
		}
		this.#measureAbove(this.#anchor.key);
		this.#layout();
		this.#holdPlace();
		if (!wasHeld && this.atTop) this.#anchor = null;
	}

	/**
	 * Measures only new rows above the kept one, as only they can move it; the observer measures the rest without
	 * forcing a layout.
	 */
	#measureAbove(anchor: string): void {
		for (let index = this.range.start; index < this.range.end; index++) {
			const key = this.heights.keyAt(index);
			if (key === undefined || key === anchor) return;
			if (this.heights.isMeasured(key)) continue;
			const height = this.#elements.get(key)?.getBoundingClientRect().height ?? 0;
			if (height > 0) this.heights.measure(key, height);
		}
	}

	/** Sets padding and height for the rows that aren't in the document. */
	#layout(): void {
		if (!this.#list) return;
		this.#list.style.paddingTop = `${this.heights.offsetOf(this.range.start)}px`;
		this.#list.style.height = `${this.heights.total}px`;
	}

	scrollToTop(smooth = true): void {
		this.#anchor = null;
		const far = this.#scrollTop > this.#viewport * 3;
		this.#element?.scrollTo({ top: 0, behavior: smooth && !far ? 'smooth' : 'instant' });
	}

	/** Keeps a row in view at its place while rows above it change, until the user scrolls. */
	hold(key: string): void {
		const anchor = this.#anchorAt(key);
		const { fromTop } = anchor;
		if (fromTop < this.#viewport && fromTop + this.heights.heightOf(key) > 0) this.#anchor = anchor;
	}

	get place(): ListPlace | undefined {
		return this.#anchor ? this.#anchorAt(this.#anchor.key) : undefined;
	}

	/**
	 * Brings a row to its place and keeps it there until the user scrolls.
	 * @returns whether the list has it
	 */
	goTo(place: ListPlace): boolean {
		if (!this.heights.keys.includes(place.key)) return false;
		this.#anchor = place;
		this.#holdPlace();
		this.update();
		return true;
	}

	get rows(): ReadonlyMap<string, HTMLElement> {
		return this.#elements;
	}

	/** Computes again which rows are rendered. */
	update(): void {
		const next = this.#rangeNow();
		if (next.start === this.range.start && next.end === this.range.end) return;
		this.range = next;
		this.#events.changed();
	}

	#rangeNow(): VisibleRange {
		const { heights } = this;
		if (heights.count === 0) return { start: 0, end: 0 };
		const { from, to } = this.#span();
		const start = heights.indexAt(from);
		const end = Math.min(heights.count, heights.indexAt(to) + 1);
		return { start, end: Math.max(end, start + 1) };
	}

	/** The range to render, in the list's own coordinates. */
	#span(): { from: number; to: number } {
		// Until the view is measured, the height of the window is used.
		const isMeasured = this.#viewport > 0;
		const factor = isMeasured ? this.#overscan() : 0;
		const above = factor * (this.#direction < 0 ? AHEAD_OVERSCAN_PX : REST_OVERSCAN_PX);
		const below = factor * (this.#direction > 0 ? AHEAD_OVERSCAN_PX : REST_OVERSCAN_PX);
		const top = this.#scrollTop - this.#headHeight;
		return { from: top - above, to: top + (isMeasured ? this.#viewport : innerHeight) + below };
	}

	#scrolled(): void {
		const element = this.#element;
		if (!element) return;
		const top = element.scrollTop;
		if (top === this.#scrollTop) return;
		this.#direction = top > this.#scrollTop ? 1 : -1;
		this.#scrollTop = top;
		this.#setAtTop(top <= AT_TOP_PX);
		this.#chooseAnchor();
		this.#events.scrolling();
		this.update();
		this.#checkEnd();
		clearTimeout(this.#settle);
		this.#settle = setTimeout(() => {
			this.#direction = 0;
			this.update();
		}, SETTLED_AFTER_MS);
	}

	#checkEnd(): void {
		if (this.#scrollTop + this.#viewport + AHEAD_OVERSCAN_PX >= this.#headHeight + this.heights.total)
			this.#events.nearEnd();
	}

	/** Requests more rows, once for these, if they don't fill the view and can't be scrolled to their end. */
	#fill(keys: readonly string[]): void {
		if (keys === this.#filled || this.heights.total >= this.#viewport) return;
		this.#filled = keys;
		this.#checkEnd();
	}

	#setAtTop(atTop: boolean): void {
		if (atTop === this.atTop) return;
		this.atTop = atTop;
		this.#events.atTopChanged(atTop);
	}

	#touch(target: EventTarget | null): void {
		for (
			let node = target instanceof Element ? target : null;
			node && node !== this.#element;
			node = node.parentElement
		) {
			const key = this.#rows.get(node);
			if (key === undefined) continue;
			this.#touched = { key, at: performance.now() };
			this.#chooseAnchor();
			return;
		}
	}

	/** Chooses the row that must not move, and stores its position relative to the top of the view. */
	#chooseAnchor(): void {
		const { heights } = this;
		if (this.atTop || heights.count === 0) {
			this.#anchor = null;
			return;
		}
		const touched = this.#touched && performance.now() - this.#touched.at < INTERACTION_MS ? this.#touched.key : null;
		const index = heights.indexAt(this.#scrollTop - this.#headHeight + this.#viewport / 2);
		const key = touched !== null && this.#elements.has(touched) ? touched : heights.keyAt(index);
		if (key !== undefined) this.#anchor = this.#anchorAt(key);
	}

	#anchorAt(key: string): ListPlace {
		return { key, fromTop: this.#headHeight + this.#offsetOfKey(key) - this.#scrollTop };
	}

	/** If the kept row disappears, keeps the one that takes its place. */
	#handOver(keys: readonly string[]): void {
		const held = this.#anchor?.key;
		if (held === undefined) return;
		const next = nearestKept(this.heights.keys, keys, held);
		if (next !== undefined && next !== held) this.#anchor = this.#anchorAt(next);
	}

	/** Keeps the focused row in place even at the top, for keyboard users. */
	#holdFocused(keys: readonly string[]): void {
		const active = document.activeElement;
		if (this.#anchor || keys === this.heights.keys || !this.#list?.contains(active) || !active?.matches(SEEN_FOCUS))
			return;
		for (const [key, row] of this.#elements) if (row.contains(active)) this.#anchor = this.#anchorAt(key);
	}

	/** NaN if the row isn't in the list. */
	#offsetOfKey(key: string): number {
		const index = this.heights.keys.indexOf(key);
		return index < 0 ? Number.NaN : this.heights.offsetOf(index);
	}

	#holdPlace(): void {
		if (!this.#anchor) return;
		const offset = this.#offsetOfKey(this.#anchor.key);
		if (Number.isNaN(offset)) {
			this.#chooseAnchor();
			return;
		}
		const top = Math.max(0, this.#headHeight + offset - this.#anchor.fromTop);
		if (Math.abs(top - this.#scrollTop) >= 0.5) this.#write(top);
	}

	#write(top: number): void {
		const element = this.#element;
		if (!element || element.isConnected === false) return;
		element.scrollTop = top;
		this.#scrollTop = element.scrollTop;
		this.#setAtTop(this.#scrollTop <= AT_TOP_PX);
	}

	#resized(entries: ResizeObserverEntry[]): void {
		// A page that is kept outside of the document has no sizes.
		if (this.#element?.isConnected === false) return;
		let grown = false;
		for (const entry of entries) {
			if (entry.target === this.#element) this.#viewportResized();
			if (entry.target === this.#head) {
				this.#headHeight = entry.borderBoxSize[0]?.blockSize ?? 0;
				grown = true;
			}
			const key = this.#rows.get(entry.target);
			const height = entry.borderBoxSize[0]?.blockSize ?? 0;
			if (key !== undefined && height > 0 && this.heights.measure(key, height) !== 0) grown = true;
		}
		if (!grown) return;
		this.#layout();
		this.#holdPlace();
		this.update();
		this.#fill(this.heights.keys);
	}

	#viewportResized(): void {
		const element = this.#element;
		if (!element) return;
		const wasHigh = this.#viewport;
		this.#viewport = element.clientHeight;
		const wasWide = this.#width;
		this.#width = element.clientWidth;
		if (wasWide > 0 && wasWide !== this.#width) {
			this.heights.forget();
			for (const [key, row] of this.#elements) this.heights.measure(key, row.getBoundingClientRect().height);
			this.#layout();
			this.#holdPlace();
		}
		this.update();
		// A view that got smaller, as by what comes above a deck, needs no more rows.
		if (this.#viewport > wasHigh) this.#checkEnd();
	}
}
