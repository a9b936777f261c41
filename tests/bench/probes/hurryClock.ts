export interface HurriedClock {
	/** How many milliseconds the page's clock moves on in one. */
	readonly times: number;
	/** Timers this long (ms) run by that clock; shorter ones, and frames, by the real one. */
	readonly longMs: number;
}

/**
 * Runs in the page before its first script: its dates, and its timers that wait for a while, run faster than the
 * machine's clock, as if the page had been open for hours. What moves and what gathers events for a moment stays as it
 * is. Must be self-contained.
 */
export function hurryClock({ times, longMs }: HurriedClock): void {
	const RealDate = Date;
	const began = RealDate.now();
	const now = () => Math.floor(began + (RealDate.now() - began) * times);
	globalThis.Date = new Proxy(RealDate, {
		construct: (target, given: []) => (given.length === 0 ? new target(now()) : new target(...given)),
		apply: () => new RealDate(now()).toString(),
		get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
	});
	const hurried = (ms: number | undefined) => ((ms ?? 0) < longMs ? ms : (ms ?? 0) / times);
	const timeout = window.setTimeout.bind(window);
	const interval = window.setInterval.bind(window);
	Object.assign(globalThis, {
		setTimeout: (act: TimerHandler, ms?: number, ...given: unknown[]) => timeout(act, hurried(ms), ...given),
		setInterval: (act: TimerHandler, ms?: number, ...given: unknown[]) => interval(act, hurried(ms), ...given),
	});
}
