type Work = () => void;

/** How often live changes reach the screen. */
const TICK_MS = 300;
/** Painting costs more than rendering, so changes share a frame; but where it becomes a long one, they share several. */
const FRAME_MS = 30;
const MAX_WAVES = 4;
/** How fast dear frames are forgotten, by tick. */
const FORGETTING = 0.93;
/** While a reader scrolls, live changes wait, but never longer than this. */
const LONGEST_WAIT_MS = 1_200;

/**
 * The one pulse in which live changes (arrivals, counts) become visible: work asked for is collected and run
 * together, at most every 300 ms. What a person does does not wait for it.
 */
export class LiveClock {
	readonly #pending = new Map<object, Work>();
	#isScheduled = false;
	#waitingSince = 0;
	#lastTick = 0;
	#busyUntil = 0;
	/** What all changes of a tick lately took to paint, in ms. */
	#load = 0;
	#waves = 1;
	#isMeasuring = false;

	/** Runs `work` at the next tick; asked for again before, under the same key, it runs once. */
	request(key: object, work: Work): void {
		if (this.#pending.size === 0) this.#waitingSince = performance.now();
		this.#pending.set(key, work);
		if (this.#isScheduled) return;
		this.#isScheduled = true;
		setTimeout(() => this.#tick(), Math.max(0, this.#lastTick + TICK_MS - performance.now()));
	}

	cancel(key: object): void {
		this.#pending.delete(key);
	}

	/** Somebody scrolls: live changes step back for a moment. */
	holdOff(ms = 120): void {
		this.#busyUntil = performance.now() + ms;
	}

	/** Changes are in the document: looks how long the frame takes that shows them. */
	measureFrame(): void {
		if (this.#isMeasuring || document.hidden) return;
		this.#isMeasuring = true;
		requestAnimationFrame(() => {
			const began = performance.now();
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => {
				port1.close();
				this.#isMeasuring = false;
				this.#load = Math.max(this.#load, (performance.now() - began) * this.#waves);
			};
			port2.postMessage(null);
		});
	}

	/** Runs what waits at once. */
	flush(): void {
		this.#run(this.#pending.size);
	}

	#run(count: number): void {
		for (const [key, work] of [...this.#pending].slice(0, count)) {
			this.#pending.delete(key);
			work();
		}
	}

	#tick(): void {
		const now = performance.now();
		if (now < this.#busyUntil && now - this.#waitingSince < LONGEST_WAIT_MS) {
			setTimeout(() => this.#tick(), this.#busyUntil - now);
			return;
		}
		this.#lastTick = now;
		this.#waves = Math.min(MAX_WAVES, Math.max(1, Math.ceil(this.#load / FRAME_MS)));
		this.#load *= FORGETTING;
		this.#wave(this.#waves);
	}

	/** Of what waits, its share of the waves that are left; what is asked for meanwhile comes with the last. */
	#wave(left: number): void {
		this.#run(Math.ceil(this.#pending.size / left));
		if (this.#pending.size > 0) setTimeout(() => this.#wave(Math.max(1, left - 1)), TICK_MS / this.#waves);
		else this.#isScheduled = false;
	}
}

export const liveClock = new LiveClock();
