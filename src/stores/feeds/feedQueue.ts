import { type FeedEntry, type FeedGap, QUEUE_LIMIT } from './feedEntries';

export const itemIds = (entries: readonly FeedEntry[]): string[] =>
	entries.flatMap(entry => (entry.kind === 'item' ? [entry.key] : []));

/** Keeps the newest 100 of the queue; a gap stands for the rest (rules/timelines#sizes). */
export function boundQueue(queue: readonly FeedEntry[], gapId: string): readonly FeedEntry[] {
	let room = QUEUE_LIMIT;
	const end = queue.findIndex(entry => entry.kind === 'item' && room-- === 0);
	if (end < 0) return queue;
	const gap: FeedGap = { kind: 'gap', key: gapId, state: 'idle' };
	const kept = queue.slice(0, end);
	return kept.at(-1)?.kind === 'gap' ? kept : [...kept, gap];
}

/** Splits the entries above the first visible row, which wait, from those to show. */
export function partQueue(
	entries: readonly FeedEntry[],
	shown: readonly FeedEntry[],
): { readonly queue: readonly FeedEntry[]; readonly below: readonly FeedEntry[] } {
	const keys = new Set(shown.map(({ key }) => key));
	const start = entries.findIndex(({ key }) => keys.has(key));
	return start < 0 ? { queue: [], below: entries } : { queue: entries.slice(0, start), below: entries.slice(start) };
}
