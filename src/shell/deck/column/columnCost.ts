import { counted, fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';

const MINUTE_MS = 60_000;
/** More arrivals than these are not told apart. */
const MOST_COUNTED = 2_000;

/** When notes arrived in each column during the last minute, in milliseconds since the page was opened. */
const arrivals = new Map<string, number[]>();

/**
 * Counts what arrives in each column.
 * @returns the function that stops it
 */
export function countArrivals(): () => void {
	return appEvents.on('notesArrived', ({ columnId, noteIds }) => {
		const now = performance.now();
		const times = recent(columnId, now);
		times.push(...noteIds.map(() => now));
		arrivals.set(columnId, times.slice(-MOST_COUNTED));
	});
}

const recent = (columnId: string, now: number): number[] =>
	(arrivals.get(columnId) ?? []).filter(at => now - at < MINUTE_MS);

/** What a column costs now: how much arrives in it, and how much of it is in the document. */
export function columnCost(columnId: string): string {
	const column = document.querySelector(`[data-column-id="${CSS.escape(columnId)}"]`);
	const perMinute = counted(text.decks, 'perMinute', recent(columnId, performance.now()).length);
	const elements = counted(text.decks, 'elements', column?.getElementsByTagName('*').length ?? 0);
	return fill(text.decks.cost, { perMinute, elements });
}
