import { utils, values } from '@syuilo/aiscript';
import { pause } from '@/base/pause';
import type { Value } from '../engine/holdings';
import { LimitError } from '../engine/LimitError';
import { LIMITS } from '../limits';
import type { Library } from './Library';
import type { Wait } from './mkLibrary';

type Function = Extract<Value, { type: 'fn' }>;

/**
 * Calls a function of the program once it is its turn, if it is wanted then; never rejects.
 * @param isWanted whether the program hasn't stopped the timer while another call computed
 */
type CallBack = (callback: Function, isWanted: () => boolean) => Promise<void>;

interface Timer {
	readonly callback: Function;
	isCalling: boolean;
	stop(): void;
}

/** Browsers wait about as long at least. */
const LEAST_MS = 4;
/** With more, browsers don't wait at all. */
const MOST_MS = 2 ** 31 - 1;

/** Milliseconds that a timer can wait. */
const delayOf = (ms: number, least = 0): number => (Number.isNaN(ms) ? least : Math.min(MOST_MS, Math.max(least, ms)));

/** Pauses and timers of one program. */
export class Timers {
	readonly #timers = new Set<Timer>();
	readonly #call: CallBack;
	readonly #onEnd: () => void;

	/**
	 * @param onEnd called when there is one timer less
	 */
	constructor(call: CallBack, onEnd: () => void) {
		this.#call = call;
		this.#onEnd = onEnd;
	}

	get count(): number {
		return this.#timers.size;
	}

	callbacks(): Function[] {
		return [...this.#timers].map(({ callback }) => callback);
	}

	stopAll(): void {
		for (const timer of [...this.#timers]) timer.stop();
	}

	library(wait: Wait): Library {
		return {
			'Core:sleep': values.FN_NATIVE(async ([delay]) => {
				utils.assertNumber(delay);
				await wait(pause(delayOf(delay.value)));
				return values.NULL;
			}),
			'Async:interval': values.FN_NATIVE(([interval, callback, immediate]) => {
				utils.assertNumber(interval);
				utils.assertFunction(callback);
				if (immediate) utils.assertBoolean(immediate);
				const timer = this.#interval(callback, delayOf(interval.value, LEAST_MS));
				if (immediate?.value === true) void this.#fire(timer, () => true);
				return stopper(timer);
			}),
			'Async:timeout': values.FN_NATIVE(([delay, callback]) => {
				utils.assertNumber(delay);
				utils.assertFunction(callback);
				return stopper(this.#timeout(callback, delayOf(delay.value)));
			}),
		};
	}

	#interval(callback: Function, ms: number): Timer {
		// One that takes longer than its interval, or waits while the program is paused, is not called again meanwhile.
		const id = setInterval(() => void (timer.isCalling || this.#fire(timer)), ms);
		const timer = this.#add(callback, () => clearInterval(id));
		return timer;
	}

	#timeout(callback: Function, ms: number): Timer {
		const id = setTimeout(() => void this.#fire(timer).then(() => timer.stop()), ms);
		const timer = this.#add(callback, () => clearTimeout(id));
		return timer;
	}

	#add(callback: Function, clear: () => void): Timer {
		const timer: Timer = {
			callback,
			isCalling: false,
			stop: () => {
				clear();
				if (this.#timers.delete(timer)) this.#onEnd();
			},
		};
		if (this.#timers.size >= LIMITS.timers) {
			clear();
			throw new LimitError('timers');
		}
		this.#timers.add(timer);
		return timer;
	}

	async #fire(timer: Timer, isWanted = () => this.#timers.has(timer)): Promise<void> {
		timer.isCalling = true;
		await this.#call(timer.callback, isWanted);
		timer.isCalling = false;
	}
}

const stopper = (timer: Timer): Value =>
	values.FN_NATIVE(() => {
		timer.stop();
	});
