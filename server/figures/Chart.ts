import type { Core } from '../Core';
import * as p from '../http/params';
import type { Span } from '../store/tables/figures';
import type { Figures } from './Figures';
import { type Period, periodOf, SPAN_MS } from './periods';

const PERIODS_MAX = 500;

/** The parameters of every chart. */
export const chartParams = {
	span: p.oneOf('day', 'hour'),
	limit: p.limit(PERIODS_MAX, 30),
	/** A time in the newest period, in milliseconds since the epoch; without one, or 0, now. */
	offset: p.nullish(p.date()),
};

/** Charts may be kept by those who ask by GET for this long. */
export const CHART_CACHE = { cacheSeconds: 3600 };

export interface ChartQuestion {
	span: Span;
	limit: number;
	offset?: number | null | undefined;
}

/** The figures of the hours or days that a chart shows, newest first. */
export class Chart {
	readonly #figures: Figures;
	readonly #newest: Period;
	readonly #count: number;

	constructor({ figures }: Pick<Core, 'figures'>, { span, limit, offset }: ChartQuestion) {
		this.#figures = figures;
		this.#newest = periodOf(span, offset || Date.now());
		this.#count = limit;
	}

	/** What happened in each period. */
	of(about: string, series: string): number[] {
		return this.#figures.values(about, series, this.#newest, this.#count);
	}

	/** Of each period, what there was at its end, what came and what went. @param now what there is now */
	balance(about: string, series: string, now: number): { total: number[]; inc: number[]; dec: number[] } {
		const [inc, dec] = [this.of(about, `${series}.inc`), this.of(about, `${series}.dec`)];
		const after = (end: 'inc' | 'dec'): number => this.#figures.sumAfter(about, `${series}.${end}`, this.#newest);
		let left = now - after('inc') + after('dec');
		const total = inc.map((came, index) => {
			const there = left;
			left -= came - (dec[index] ?? 0);
			return Math.max(0, there);
		});
		return { total, inc, dec };
	}

	/** For what never happens here. */
	zeros(): number[] {
		return Array.from({ length: this.#count }, () => 0);
	}

	/** A value of each period, by its beginning. */
	map(value: (period: Period) => number): number[] {
		const { span, at } = this.#newest;
		return this.zeros().map((_, index) => value({ span, at: at - index * SPAN_MS[span] }));
	}
}
