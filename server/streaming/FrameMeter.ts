/** What a client sends at once that comes back with all its columns and all the notes in them. */
const AT_ONCE = 5000;
const PER_SECOND = 100;

/** Counts the frames of one stream: many at once now and then, and few on the whole. */
export class FrameMeter {
	#left = AT_ONCE;
	#at: number;

	constructor(now = Date.now()) {
		this.#at = now;
	}

	/** Counts a frame. @returns whether it is one too many */
	isTooMany(now = Date.now()): boolean {
		this.#left = Math.min(AT_ONCE, this.#left + (Math.max(0, now - this.#at) / 1000) * PER_SECOND);
		this.#at = now;
		if (this.#left < 1) return true;
		this.#left--;
		return false;
	}
}
