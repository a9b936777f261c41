/**
 * Milliseconds since 1970 by a clock that nobody sets, to measure how long something lasts. It began with the process,
 * and goes on evenly when the clock of the system is set back or forward.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();

/** What the system's clock shows, or will show, at a moment that was told by `steadyNow`. Whole milliseconds since 1970. */
export const clockTime = (steady: number): number => Math.ceil(Date.now() + steady - steadyNow());
