import type { ColumnArrivals } from '../probes/watchStream';
import type { PostedNote } from './Posting';

/** Notes by followed users arrive in all of these. */
const REACHED = new Set(['home', 'local', 'social', 'global']);

/**
 * How long each note took (ms) from its creation to the frame after it entered a column in view and at its top; the
 * slowest column counts. A note that newer ones pushed out of view before it was painted counts as entering with them.
 */
export function latencies(posted: readonly PostedNote[], columns: readonly ColumnArrivals[]): number[] {
	const watched = columns.filter(column => column.isWatched && REACHED.has(column.kind));
	if (watched.length === 0) throw new Error('No column of those that every note reaches is in view.');
	const newestFirst = [...posted].sort((a, b) => b.createdAt - a.createdAt);
	const slowest = new Map<string, number>();
	for (const { arrivals } of watched) {
		const seenAt = new Map(arrivals.flatMap(({ at, ids }) => ids.map(id => [id, at] as const)));
		let newerAt = Number.POSITIVE_INFINITY;
		for (const { id, createdAt } of newestFirst) {
			const at = seenAt.get(id) ?? newerAt;
			newerAt = Math.min(newerAt, at);
			slowest.set(id, Math.max(slowest.get(id) ?? 0, at - createdAt));
		}
	}
	return [...slowest.values()];
}
