import { liveClock } from '@/stores/LiveClock';

type Listener = () => void;

/**
 * One timer for everything on the screen that shows a time: it runs only while somebody listens and the page is visible,
 * and what changes becomes visible with the next tick of the live clock.
 */
export class Ticker {
	/** Milliseconds since the epoch as of the last tick: what is drawn between two ticks agrees. */
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

/** Relative times: the finest of the spec's refreshes (10 s under a minute). Spec 2 §9. */
export const timeTicker = new Ticker(10_000);
/** Remaining time of polls. Spec 1 §9. */
export const pollTicker = new Ticker(3_000);
