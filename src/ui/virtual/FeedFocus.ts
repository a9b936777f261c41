import { nearestKept } from './nearestKept';
import { rowStop, tabWithin } from './rowStop';

interface FeedParts {
	scroller: HTMLElement;
	list: HTMLElement;
	/** An element after the list that is focusable by script, but not by Tab. */
	after: HTMLElement;
}

/**
 * Makes a feed a single tab stop (the feed pattern of WAI-ARIA). Tab enters at the row that had the focus last, or else
 * at the first row in view, then goes through the controls of that row only, and then leaves the feed. Costs nothing
 * per row: it listens on the list, and looks at one row when a key is pressed. Keeps the focus in the feed while rows
 * come and go.
 */
export class FeedFocus {
	readonly #rows: ReadonlyMap<string, HTMLElement>;
	#parts: FeedParts | null = null;
	#keys: readonly string[] = [];
	/** The row and element that has or last had the focus. */
	#held: { key: string; element: Element } | null = null;
	/** A row to focus that isn't in the document; the scroller has the focus until it is. */
	#awaited: string | undefined;
	/** The scroll position when Tab was pressed; undefined if it isn't pressed. */
	#beforeTab: number | undefined;
	#isPressing = false;
	#isLeaving = false;

	/** @param rows the row elements in the document, live */
	constructor(rows: ReadonlyMap<string, HTMLElement>) {
		this.#rows = rows;
	}

	attach(parts: FeedParts): () => void {
		this.#parts = parts;
		const ending = new AbortController();
		const { signal } = ending;
		document.addEventListener('keydown', this.#onAnyKey, { capture: true, signal });
		parts.list.addEventListener('pointerdown', this.#onPointer, { passive: true, signal });
		parts.list.addEventListener('keydown', this.#onKey, { signal });
		parts.list.addEventListener('focusin', this.#onFocus, { signal });
		parts.list.addEventListener('focusout', this.#onBlur, { signal });
		return () => {
			ending.abort();
			this.#parts = null;
		};
	}

	/** Call before a row's element leaves the document, so that the focus isn't lost. */
	rowLeaves(key: string): void {
		if (!this.#rows.get(key)?.contains(document.activeElement)) return;
		this.#awaited = key;
		this.#parts?.scroller.focus({ preventScroll: true });
	}

	/** Focuses a row. If it isn't in the document, the scroller has the focus until it is. */
	focusRow(key: string): void {
		const row = this.#rows.get(key);
		const stop = row && rowStop(row);
		this.#awaited = stop ? undefined : key;
		(stop ?? this.#parts?.scroller)?.focus({ preventScroll: true });
	}

	/** Call after these rows, as far as they are near the view, are in the document. */
	settle(keys: readonly string[]): void {
		const before = this.#keys;
		this.#keys = keys;
		const held = this.#held;
		if (held && before !== keys) this.#held = { ...held, key: nearestKept(before, keys, held.key) ?? held.key };
		if (this.#awaited === undefined) return;
		this.#awaited =
			document.activeElement === this.#parts?.scroller ? nearestKept(before, keys, this.#awaited) : undefined;
		const row = this.#rows.get(this.#awaited ?? '');
		if (!row) return;
		this.#awaited = undefined;
		rowStop(row)?.focus({ preventScroll: true });
	}

	readonly #onAnyKey = (event: KeyboardEvent): void => {
		this.#isPressing = false;
		this.#mend();
		if (event.key !== 'Tab') return;
		this.#beforeTab = this.#parts?.scroller.scrollTop;
		// The browser moves the focus within the same task.
		setTimeout(() => {
			this.#beforeTab = undefined;
		});
	};

	readonly #onPointer = (): void => {
		this.#isPressing = true;
	};

	readonly #onKey = (event: KeyboardEvent): void => {
		if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
		const from = event.target;
		const row = from instanceof HTMLElement ? this.#rowOf(from) : undefined;
		const stop = row && rowStop(row);
		if (!(from instanceof HTMLElement) || !row || !stop) return;
		const next = tabWithin(row, stop, from, event.shiftKey ? -1 : 1);
		if (next === stop) {
			event.preventDefault();
			stop.focus();
		} else if (!next) {
			this.#leave(event.shiftKey);
		}
	};

	/** Moves the focus to the edge of the list; the browser continues from there. */
	#leave(backwards: boolean): void {
		this.#isLeaving = true;
		(backwards ? this.#parts?.list : this.#parts?.after)?.focus({ preventScroll: true });
		this.#isLeaving = false;
	}

	readonly #onFocus = ({ target, relatedTarget }: FocusEvent): void => {
		const { list, scroller } = this.#parts ?? {};
		if (this.#isLeaving || !list || !scroller || !(target instanceof Element)) return;
		const comesByTab =
			this.#beforeTab !== undefined && !(relatedTarget instanceof Node && list.contains(relatedTarget));
		// With Shift+Tab the browser has already scrolled to the last control.
		if (comesByTab && this.#beforeTab !== undefined) scroller.scrollTop = this.#beforeTab;
		if (comesByTab || (target === list && !this.#isPressing)) {
			const stop = this.#entry();
			if (stop && stop !== target) {
				stop.focus();
				return;
			}
		}
		const row = this.#rowOf(target);
		for (const [key, element] of this.#rows) if (element === row) this.#held = { key, element: target };
	};

	/** A control that is removed or disabled when pressed must not lose the focus for the feed. */
	readonly #onBlur = ({ relatedTarget }: FocusEvent): void => {
		if (relatedTarget === null) queueMicrotask(() => this.#mend());
	};

	#mend(): void {
		const held = this.#held;
		if (!held || (document.activeElement !== null && document.activeElement !== document.body)) return;
		if (held.element.isConnected && !held.element.matches(':disabled')) return;
		const row = this.#rows.get(held.key);
		if (row?.isConnected) rowStop(row)?.focus({ preventScroll: true });
	}

	#rowOf(element: Element): HTMLElement | undefined {
		for (const row of this.#rows.values()) if (row.contains(element)) return row;
		return undefined;
	}

	/** The row to enter at: the one that had the focus last if it is in view, else the first in view. */
	#entry(): HTMLElement | undefined {
		const scroller = this.#parts?.scroller;
		if (!scroller) return undefined;
		const view = scroller.getBoundingClientRect();
		const isInView = (row: Element) => {
			const box = row.getBoundingClientRect();
			return box.bottom > view.top + 1 && box.top < view.bottom;
		};
		const held = this.#rows.get(this.#held?.key ?? '');
		if (held && isInView(held)) return rowStop(held);
		const inOrder = this.#keys.flatMap(key => this.#rows.get(key) ?? []);
		const seen = inOrder.filter(isInView);
		return firstStop(seen) ?? firstStop(inOrder);
	}
}

function firstStop(rows: readonly Element[]): HTMLElement | undefined {
	for (const row of rows) {
		const stop = rowStop(row);
		if (stop) return stop;
	}
	return undefined;
}
