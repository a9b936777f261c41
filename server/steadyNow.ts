/**
 * Milliseconds since the epoch by a monotonic clock, for measuring durations. Starts with the process, and isn't
 * affected by changes of the system clock.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();

/** The system clock's time for a time of `steadyNow`, in whole milliseconds since the epoch. */
export const clockTime = (steady: number): number => Math.ceil(Date.now() + steady - steadyNow());
