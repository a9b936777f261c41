/** How long a line must have been in view before it can be marked as read (rules/timelines#catch-up). */
export const MOMENT_MS = 300;

/** Since when each line of a scrolled list is in view. */
export class InViewTimes {
	#since = new Map<string, number>();

	/**
	 * Call it whenever lines have moved.
	 * @param now milliseconds
	 */
	look(scroller: Element, now: number): void {
		const view = scroller.getBoundingClientRect();
		const since = new Map<string, number>();
		for (const line of scroller.querySelectorAll<HTMLElement>('[data-line]')) {
			const { top, bottom } = line.getBoundingClientRect();
			const key = line.dataset.line ?? '';
			// Its first line of text.
			const isInView = top >= view.top - EDGE_PX && Math.min(bottom, top + FIRST_PX) <= view.bottom + EDGE_PX;
			if (isInView || this.#fills(top, bottom, view)) since.set(key, this.#since.get(key) ?? now);
		}
		this.#since = since;
	}

	/** How many milliseconds are left until the line was in view for a moment; null if it isn't in view. */
	wait(key: string, now: number): number | null {
		const since = this.#since.get(key);
		return since === undefined ? null : Math.max(0, since + MOMENT_MS - now);
	}

	/** An open line may be higher than the view. */
	#fills(top: number, bottom: number, view: DOMRect): boolean {
		return top <= view.top && bottom >= view.bottom;
	}
}

/** Rounding of positions. */
const EDGE_PX = 2;
const FIRST_PX = 24;
