import { isRecord } from '@/base/isRecord';
import type { WireFigures } from '@/wire/endpoints/ChartEndpoints';

/**
 * The figures at a place of a server's answer, oldest first. What is missing or no number counts as 0.
 * @param path names, joined by dots
 */
export function figuresAt(answer: WireFigures, path: string, count: number): readonly number[] {
	let at: WireFigures[string] = answer;
	for (const name of path.split('.')) at = isRecord(at) ? at[name] : undefined;
	const told = Array.isArray(at) ? (at as readonly unknown[]) : [];
	return Array.from({ length: count }, (_, index) => {
		const value = told[count - 1 - index];
		return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : 0;
	});
}
