import { currentLanguage } from '@/i18n/text';

/** Servers count in hours or days, which begin in UTC. */
export type ChartSpan = 'hour' | 'day';

const SPAN_MS: Readonly<Record<ChartSpan, number>> = { hour: 3_600_000, day: 86_400_000 };

/** When the hour or day of a time began. Both in milliseconds since the epoch. */
export const periodStart = (span: ChartSpan, time: number): number => Math.floor(time / SPAN_MS[span]) * SPAN_MS[span];

/** A day of the server's calendar, or an hour of the reader's. @param ago how many periods before the newest */
export function periodText(span: ChartSpan, newest: number, ago: number): string {
	const at = newest - ago * SPAN_MS[span];
	const format: Intl.DateTimeFormatOptions =
		span === 'day'
			? { dateStyle: 'medium', timeZone: 'UTC' }
			: { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' };
	return new Intl.DateTimeFormat(currentLanguage(), format).format(at);
}
