import type { OutboxEntry } from './OutboxEntry';

/** How often a note is looked for while it may still appear. */
const LOOK_MS = 1_500;

/**
 * When the next entry is due, in milliseconds from now; null if none becomes due by itself.
 * @param retryMs delay after a failure
 */
export function nextRun(entries: readonly OutboxEntry[], retryMs: number): number | null {
	const now = Date.now();
	const waits = entries.flatMap(({ state, holdUntil, settledAt }) => {
		if (state === 'held') return [holdUntil - now];
		if (state === 'unknown') return [now < (settledAt ?? 0) ? LOOK_MS : retryMs];
		if (state !== 'waiting' && state !== 'uploading') return [];
		return [now < holdUntil ? holdUntil - now : retryMs];
	});
	return waits.length === 0 ? null : Math.max(0, Math.min(...waits));
}
