import type { SeenCoverage } from '@/domain/seen/SeenNote';

/** What is kept of several accounts together; `since` is null if that is nothing. */
export function sumOf(covered: readonly SeenCoverage[]): { notes: number; bytes: number; since: number | null } {
	const total = { notes: 0, bytes: 0, since: null as number | null };
	for (const { notes, bytes, since } of covered) {
		total.notes += notes;
		total.bytes += bytes;
		total.since = Math.min(total.since ?? since, since);
	}
	return total;
}
