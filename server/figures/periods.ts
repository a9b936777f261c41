import type { Span } from '../store/tables/figures';

export const SPAN_MS: Readonly<Record<Span, number>> = { hour: 3_600_000, day: 86_400_000 };

export interface Period {
	readonly span: Span;
	/** Its beginning, in milliseconds since the epoch. */
	readonly at: number;
}

/** The hour or day (UTC) that a time belongs to. */
export const periodOf = (span: Span, time: number): Period => ({
	span,
	at: Math.floor(time / SPAN_MS[span]) * SPAN_MS[span],
});

export type Periods = readonly [hour: Period, day: Period];

export const periodsOf = (time: number): Periods => [periodOf('hour', time), periodOf('day', time)];
