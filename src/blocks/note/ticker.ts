import { liveClock } from '@/stores/LiveClock';

type Listener = () => void;

/**
 * One timer for all times on the screen. It only runs while there are listeners and the page is visible; changes are
 * shown with the next tick of the live clock.
 */
export class Ticker {
	/** Milliseconds since the epoch at the last tick, so that everything rendered between two ticks agrees. */
	now = Date.now();
	readonly #listeners = new Set<Listener>();
	readonly #periodMs: number;
	#timer: ReturnType<typeof setInterval> | undefined;

	constructor(periodMs: number) {
		this.#periodMs = periodMs;
	}

	subscribe = (listener: Listener): (() => void) => {
		if (this.#listeners.size === 0) this.#start();
		this.#listeners.add(listener);
		return () => {
			this.#listeners.delete(listener);
			if (this.#listeners.size === 0) this.#stop();
		};
	};

	#start(): void {
		this.now = Date.now();
		this.#timer = setInterval(() => this.#tick(), this.#periodMs);
		document.addEventListener('visibilitychange', this.#tick);
	}

	#stop(): void {
		clearInterval(this.#timer);
		document.removeEventListener('visibilitychange', this.#tick);
	}

	readonly #tick = (): void => {
		if (document.visibilityState === 'hidden') return;
		liveClock.request(this, () => {
			this.now = Date.now();
			for (const listener of Array.from(this.#listeners)) listener();
		});
	};
}

/** A ticker's listeners with a longer period. They share its timer and its time. */
export class SlowTicker {
	readonly #base: Ticker;
	readonly #periodMs: number;
	readonly #listeners = new Set<Listener>();
	#told = 0;
	#end: (() => void) | undefined;

	/** @param periodMs a multiple of the ticker's own period */
	constructor(base: Ticker, periodMs: number) {
		this.#base = base;
		this.#periodMs = periodMs;
	}

	subscribe = (listener: Listener): (() => void) => {
		if (this.#listeners.size === 0) {
			this.#told = Date.now();
			this.#end = this.#base.subscribe(() => this.#tick());
		}
		this.#listeners.add(listener);
		return () => {
			this.#listeners.delete(listener);
			if (this.#listeners.size === 0) this.#end?.();
		};
	};

	#tick(): void {
		// Timers may be a little late or early.
		if (this.#base.now - this.#told < this.#periodMs - SLACK_MS) return;
		this.#told = this.#base.now;
		for (const listener of Array.from(this.#listeners)) listener();
	}
}

const SLACK_MS = 2000;
const SECOND = 1000;

/** For relative times under a minute, and times that may be some seconds off. Every 10 s (rules/appearance#times). */
export const timeTicker = new Ticker(10 * SECOND);
const minuteTicker = new SlowTicker(timeTicker, 60 * SECOND);
const slowestTicker = new SlowTicker(timeTicker, 180 * SECOND);

/** The ticker for a time: every 10 s under a minute, 60 s under an hour, otherwise 180 s (rules/appearance#times). */
export function tickerFor(distanceMs: number): Pick<Ticker, 'subscribe'> {
	if (distanceMs < 60 * SECOND) return timeTicker;
	return distanceMs < 3600 * SECOND ? minuteTicker : slowestTicker;
}

/** For the remaining time of polls (rules/composing#polls). */
export const pollTicker = new Ticker(3_000);
