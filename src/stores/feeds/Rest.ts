import { pause } from '@/base/pause';

/** How long arrivals wait while the column is out of view. */
const IDLE_PAUSE_MS = 3_000;
/** A column that is out of view for this long sleeps: arrivals wait until it comes back. */
export const ASLEEP_AFTER_MS = 5_000;

/** Whether a feed's column is out of view, and for how long. */
export class Rest {
	/** Milliseconds since the epoch; null in view. */
	#since: number | null = null;

	/** @returns whether that is a change */
	set(isIdle: boolean): boolean {
		if (isIdle === (this.#since !== null)) return false;
		this.#since = isIdle ? Date.now() : null;
		return true;
	}

	get isAsleep(): boolean {
		return this.#since !== null && Date.now() - this.#since >= ASLEEP_AFTER_MS;
	}

	/** Lets the time pass between two looks at a column that is out of view. */
	async pause(): Promise<void> {
		if (this.#since !== null) await pause(IDLE_PAUSE_MS);
	}
}
