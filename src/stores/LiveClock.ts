import { Emitter } from '@/base/Emitter';

type Work = () => void;

interface Request {
	readonly work: Work;
	readonly weight: number;
}

/** How often live changes reach the screen. */
const TICK_MS = 220;
/** Painting costs more than rendering, so changes share a frame: as many as make no long one of it. */
const FRAME_WEIGHT = 14;
const MAX_FRAMES = 10;
/** So many ticks in so short a time: there is a stream of changes, not one now and then. */
const BUSY_TICKS = 3;
const BUSY_MS = 1_500;
/** While a reader scrolls, live changes wait, but never longer than this. */
const LONGEST_WAIT_MS = 1_200;

/**
 * The one pulse in which live changes (arrivals, counts) become visible: work asked for is collected and run
 * together, at most every 220 ms. What a person does does not wait for it.
 */
export class LiveClock {
	/** Changes have become visible. */
	readonly events = new Emitter<{ ticked: undefined }>();
	readonly #pending = new Map<object, Request>();
	#isScheduled = false;
	#waitingSince = 0;
	#busyUntil = 0;
	#lastTicks: readonly number[] = [];

	/** Whether changes have been coming so fast lately that what is only an ornament should stand still. */
	get isBusy(): boolean {
		const [first] = this.#lastTicks;
		return this.#lastTicks.length === BUSY_TICKS && first !== undefined && performance.now() - first < BUSY_MS;
	}

	/**
	 * Runs `work` at the next tick; asked for again before, under the same key, it runs once.
	 * @param weight what it costs to show: about 1 a plain note
	 */
	request(key: object, work: Work, weight = 1): void {
		if (this.#pending.size === 0) this.#waitingSince = performance.now();
		this.#pending.set(key, { work, weight });
		if (this.#isScheduled) return;
		this.#isScheduled = true;
		setTimeout(() => this.#tick(), Math.max(0, (this.#lastTicks.at(-1) ?? 0) + TICK_MS - performance.now()));
	}

	cancel(key: object): void {
		this.#pending.delete(key);
	}

	/** Somebody scrolls: live changes step back for a moment. */
	holdOff(ms = 120): void {
		this.#busyUntil = performance.now() + ms;
	}

	/** Runs what waits at once. */
	flush(): void {
		this.#run(Number.POSITIVE_INFINITY);
	}

	/** Runs what waits until so much weight is reached. */
	#run(limit: number): void {
		let done = 0;
		for (const [key, { work, weight }] of [...this.#pending]) {
			if (done >= limit) return;
			done += weight;
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
		this.#lastTicks = [...this.#lastTicks, now].slice(-BUSY_TICKS);
		this.events.emit('ticked', undefined);
		const total = [...this.#pending.values()].reduce((sum, { weight }) => sum + weight, 0);
		const frames = Math.min(MAX_FRAMES, Math.max(1, Math.ceil(total / FRAME_WEIGHT)));
		this.#frame(frames, total / frames);
	}

	/** Runs one frame's share; what is asked for meanwhile comes with the last. */
	#frame(left: number, share: number): void {
		this.#run(left > 1 ? share : Number.POSITIVE_INFINITY);
		if (this.#pending.size > 0) setTimeout(() => this.#frame(left - 1, share), TICK_MS / MAX_FRAMES);
		else this.#isScheduled = false;
	}
}

export const liveClock = new LiveClock();
