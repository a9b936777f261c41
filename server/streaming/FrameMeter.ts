/**
 * What a client sends while scrolling through twelve columns of a thousand notes, as it subscribes to notes near the
 * view.
 */
const AT_ONCE = 50_000;
const PER_SECOND = 1000;

/** Counts the frames of one stream: allows bursts, but few in the long run. */
export class FrameMeter {
	#left = AT_ONCE;
	#at: number;

	constructor(now = Date.now()) {
		this.#at = now;
	}

	/**
	 * Counts a frame.
	 * @returns whether it is one too many
	 */
	isTooMany(now = Date.now()): boolean {
		this.#left = Math.min(AT_ONCE, this.#left + (Math.max(0, now - this.#at) / 1000) * PER_SECOND);
		this.#at = now;
		if (this.#left < 1) return true;
		this.#left--;
		return false;
	}
}
