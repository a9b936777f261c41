export interface ChartScale {
	/** The value at the bottom. */
	readonly least: number;
	/** The value at the top. */
	readonly most: number;
}

/** Steps that people count in, between two powers of ten. */
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10];

/**
 * The lowest and highest value of a chart's axis, both round, with a whole number in the middle.
 * @param isTotal of totals, whose changes would not show above zero: begins near the smallest value instead
 */
export function chartScale(values: readonly number[], isTotal = false): ChartScale {
	const [lowest, highest] = [Math.min(...values), Math.max(...values)];
	if (!isTotal || values.length === 0) return { least: 0, most: roundUp(Math.max(0, highest)) };
	const step = roundUp(highest - lowest) / 2;
	const least = Math.max(0, Math.floor(lowest / step) * step);
	if (lowest === highest) return { least: Math.max(0, lowest - 1), most: lowest === 0 ? 2 : lowest + 1 };
	return { least, most: Math.ceil(highest / step) * step };
}

/** At least 2, and even, so that half of it is whole too. */
function roundUp(value: number): number {
	if (value <= 2) return 2;
	const power = 10 ** Math.floor(Math.log10(value));
	const step = STEPS.find(each => each * power >= value && (each * power) % 2 === 0) ?? 10;
	return step * power;
}
