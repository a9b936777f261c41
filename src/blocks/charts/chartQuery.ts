import { defineThing } from '@/stores/queries/Query';
import type { ChartEndpoints, WireFigures } from '@/wire/endpoints/ChartEndpoints';
import type { Params } from '@/wire/endpoints/Endpoints';
import { type ChartSpan, periodStart } from './chartPeriods';

/** How many hours or days are asked for at once. */
export const CHART_LENGTH: Readonly<Record<ChartSpan, number>> = { hour: 72, day: 90 };

/** Whom the figures are about; empty for the whole server. */
export type ChartSubject = { readonly userId: string } | { readonly host: string } | Readonly<Record<never, string>>;

interface ChartAsked {
	readonly endpoint: keyof ChartEndpoints;
	readonly subject: ChartSubject;
	readonly span: ChartSpan;
}

/** The figures of several charts may come from one answer, which is asked for once. */
export const chartQuery = defineThing({
	name: 'chart',
	lifetime: 'steady',
	async fetch({ api }, { endpoint, subject, span }: ChartAsked, signal): Promise<FetchedFigures> {
		const params = { ...subject, span, limit: CHART_LENGTH[span] } as Params<keyof ChartEndpoints>;
		return { figures: await api.call(endpoint, params, { signal }), newest: periodStart(span, Date.now()) };
	},
});

interface FetchedFigures {
	readonly figures: WireFigures;
	/** When the newest period began. */
	readonly newest: number;
}
