import { clamp } from '@/base/clamp';

/** The size of what is drawn, in the units of its own view box. */
interface ChartSize {
	readonly width: number;
	readonly height: number;
}

/**
 * The points of a line chart, from left to right over the whole width.
 * @param values oldest first
 * @param most the value at the top; by default the largest one
 * @param least the value at the bottom
 */
export function linePoints(
	values: readonly number[],
	{ width, height }: ChartSize,
	most = Math.max(0, ...values),
	least = 0,
): readonly (readonly [x: number, y: number])[] {
	const step = values.length > 1 ? width / (values.length - 1) : 0;
	return values.map((value, at) => {
		const share = most > least ? clamp((value - least) / (most - least), 0, 1) : 0;
		return [rounded(at * step), rounded(height - share * height)];
	});
}

/** The path of a line through these points. */
export const linePath = (points: ReturnType<typeof linePoints>): string =>
	points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** The path of the area below it. */
export function areaPath(points: ReturnType<typeof linePoints>, { height }: ChartSize): string {
	const [first] = points;
	const last = points.at(-1);
	return first && last ? `${linePath(points)}L${last[0]} ${height}L${first[0]} ${height}Z` : '';
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
