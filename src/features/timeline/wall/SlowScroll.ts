/** The scrolled element's numbers, in pixels. */
export interface ScrollFacts {
	readonly top: number;
	readonly viewHeight: number;
	readonly height: number;
}

const PX_PER_SECOND = 18;
/** How long it rests at the top and at the end. */
const REST_MS = 8_000;
/** Frames further apart than this, as of a page that was hidden, count as this. */
const LONGEST_FRAME_MS = 100;
/** Browsers round scroll positions. */
const ROUNDING_PX = 2;

/** Scrolls a list slowly from its top to its end, rests, and begins again. */
export class SlowScroll {
	#place = 0;
	#lastFrame: number | undefined;
	#restUntil: number | undefined;

	/**
	 * Call it in each frame.
	 * @param now in milliseconds
	 * @returns where to scroll; null to stay
	 */
	next(now: number, { top, viewHeight, height }: ScrollFacts): number | null {
		const passed = Math.min(LONGEST_FRAME_MS, now - (this.#lastFrame ?? now));
		this.#lastFrame = now;
		this.#restUntil ??= now + REST_MS;
		if (now < this.#restUntil) return null;
		const end = height - viewHeight;
		if (top >= end - 1) {
			// A list that fits into the view stays.
			this.#restUntil = now + REST_MS;
			this.#place = 0;
			return top > 0 ? 0 : null;
		}
		// The list itself moves its content when rows come, go, or change their height.
		if (Math.abs(top - this.#place) > ROUNDING_PX) this.#place = top;
		this.#place = Math.min(end, this.#place + (PX_PER_SECOND * passed) / 1_000);
		if (this.#place >= end - 1) this.#restUntil = now + REST_MS;
		return this.#place;
	}
}
