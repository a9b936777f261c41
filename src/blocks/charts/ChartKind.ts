import type { Messages } from '@/i18n/messages';
import type { ChartEndpoints } from '@/wire/endpoints/ChartEndpoints';

type ChartTexts = Messages['charts'];

/** A chart as data: what a server counts, and which of it are lines. */
export interface ChartKind {
	/** Its title, as the key of its text. */
	readonly id: keyof ChartTexts['kinds'];
	readonly endpoint: keyof ChartEndpoints;
	/** By the key of its text; `path` leads to its figures in the answer, as `local.diffs.reply`. */
	readonly lines: readonly { readonly id: keyof ChartTexts['lines']; readonly path: string }[];
	/** Totals, rather than what happened in each hour or day. */
	readonly isTotal?: true;
	/** Each is counted once a period, so that a sum of periods would count it several times. */
	readonly countsOnce?: true;
	/** The figures are sizes, in thousands of bytes. */
	readonly isSize?: true;
}
