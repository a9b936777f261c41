import { currentLanguage } from './text';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * A duration in words, such as `5 minutes`, rounded up to its largest unit.
 * @param ms more than 0
 */
export function lengthOfTime(ms: number): string {
	const [unit, size] =
		ms <= MINUTE_MS
			? (['second', 1_000] as const)
			: ms <= HOUR_MS
				? (['minute', MINUTE_MS] as const)
				: (['hour', HOUR_MS] as const);
	const format = new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, unitDisplay: 'long' });
	return format.format(Math.ceil(ms / size));
}
