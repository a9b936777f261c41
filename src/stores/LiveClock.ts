import { clamp } from '@/base/clamp';
import { Emitter } from '@/base/Emitter';

type Work = () => void;

interface Request {
	readonly work: Work;
	readonly weight: number;
}

/** How often live changes are shown. */
const TICK_MS = 220;
/**
 * How often in a flood, which nobody can read along: most of it is below the view again before it would be drawn.
 */
const FLOOD_TICK_MS = 650;
/**
 * The weight a second from which on it is a flood, and below which it is over: on average over some seconds, as notes
 * with pictures or long texts often follow one another.
 */
const FLOOD_FROM = 125;
const FLOOD_UNTIL = 80;
const FLOOD_OVER_MS = 2_500;
/** Painting costs more than rendering, so changes share a frame, up to this weight. */
const FRAME_WEIGHT = 14;
const MAX_FRAMES = 10;
/** With this many ticks in `BUSY_MS` changes are coming as a stream; in a flood they are further apart. */
const BUSY_TICKS = 3;
const BUSY_MS = 1_500;
const FLOOD_BUSY_MS = BUSY_MS + BUSY_TICKS * (FLOOD_TICK_MS - TICK_MS);
/** Live changes wait while the user scrolls or presses something, but never longer than this. */
const LONGEST_WAIT_MS = 1_200;

/**
 * Collects live changes (arrivals, counts) and shows them together, at most every 220 ms. The user's own changes don't
 * wait for it.
 */
export class LiveClock {
	/** Emitted when changes have been shown. */
	readonly events = new Emitter<{ ticked: undefined }>();
	readonly #pending = new Map<object, Request>();
	#isScheduled = false;
	#waitingSince = 0;
	#busyUntil = 0;
	#lastTicks: readonly number[] = [];
	#isFlood = false;
	/** How much the last ticks had to show, and from when until when each had collected it. */
	#shown: readonly { readonly from: number; readonly until: number; readonly weight: number }[] = [];
	/** What was shown since the last tick without having waited for it. */
	#joinedWeight = 0;

	/** Whether changes have been coming so fast lately that decorative motion should pause. */
	get isBusy(): boolean {
		const [first = 0] = this.#lastTicks;
		const withinMs = this.#isFlood ? FLOOD_BUSY_MS : BUSY_MS;
		return this.#lastTicks.length === BUSY_TICKS && performance.now() - first < withinMs;
	}

	/**
	 * Runs `work` at the next tick; repeated requests with the same key run once.
	 * @param weight the cost of showing it: about 1 for a plain note
	 */
	request(key: object, work: Work, weight = 1): void {
		if (this.#pending.size === 0) this.#waitingSince = performance.now();
		this.#pending.set(key, { work, weight });
		if (this.#isScheduled) return;
		this.#isScheduled = true;
		setTimeout(() => this.#tick(), Math.max(0, (this.#lastTicks.at(-1) ?? 0) + this.#tickMs - performance.now()));
	}

	get #tickMs(): number {
		return this.#isFlood ? FLOOD_TICK_MS : TICK_MS;
	}

	cancel(key: object): void {
		this.#pending.delete(key);
	}

	/** Call while the user scrolls, or presses something: delays live changes for a moment. */
	holdOff(ms = 120): void {
		this.#busyUntil = Math.max(this.#busyUntil, performance.now() + ms);
	}

	/** For how long live changes still have to wait, in milliseconds. */
	#heldFor(): number {
		const now = performance.now();
		return now - this.#waitingSince < LONGEST_WAIT_MS ? Math.max(0, this.#busyUntil - now) : 0;
	}

	/** Runs all waiting work at once. */
	flush(): void {
		this.#run(Number.POSITIVE_INFINITY);
	}

	/** Runs waiting work up to this weight. */
	#run(limit: number): void {
		let done = 0;
		for (const [key, { work, weight }] of [...this.#pending]) {
			if (done >= limit) return;
			done += weight;
			this.#joinedWeight += weight;
			this.#pending.delete(key);
			work();
		}
	}

	#tick(): void {
		const wait = this.#heldFor();
		if (wait > 0) return void setTimeout(() => this.#tick(), wait);
		const total = [...this.#pending.values()].reduce((sum, { weight }) => sum + weight, 0);
		const now = performance.now();
		const tick = { from: this.#lastTicks.at(-1) ?? 0, until: now, weight: this.#joinedWeight + total };
		this.#shown = [...this.#shown.filter(({ until }) => until > now - FLOOD_OVER_MS), tick];
		const lasted = Math.max(FLOOD_OVER_MS, now - (this.#shown[0]?.from ?? 0));
		const rate = (this.#shown.reduce((sum, { weight }) => sum + weight, 0) * 1_000) / lasted;
		this.#isFlood = rate > (this.#isFlood ? FLOOD_UNTIL : FLOOD_FROM);
		this.#joinedWeight = -total;
		this.#lastTicks = [...this.#lastTicks, now].slice(-BUSY_TICKS);
		this.events.emit('ticked', undefined);
		const frames = clamp(Math.ceil(total / FRAME_WEIGHT), 1, MAX_FRAMES);
		this.#frame(frames, total / frames);
	}

	/** Runs one frame's share; work requested meanwhile is added to the last frame. */
	#frame(left: number, share: number): void {
		const wait = this.#heldFor();
		if (wait > 0) return void setTimeout(() => this.#frame(left, share), wait);
		this.#run(left > 1 ? share : Number.POSITIVE_INFINITY);
		if (this.#pending.size > 0) setTimeout(() => this.#frame(left - 1, share), TICK_MS / MAX_FRAMES);
		else this.#isScheduled = false;
	}
}

export const liveClock = new LiveClock();
