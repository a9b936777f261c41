import type { OutboxEntry } from './OutboxEntry';

/** As long as a note may still appear it is looked for so often. */
const LOOK_MS = 1_500;

/** When something can be done again, in milliseconds from now; null: not by itself. @param retryMs after a failure */
export function nextRun(entries: readonly OutboxEntry[], retryMs: number): number | null {
	const now = Date.now();
	const waits = entries.flatMap(({ state, holdUntil, settledAt }) => {
		if (state === 'held') return [holdUntil - now];
		if (state === 'unknown') return [now < (settledAt ?? 0) ? LOOK_MS : retryMs];
		return state === 'waiting' || state === 'uploading' ? [retryMs] : [];
	});
	return waits.length === 0 ? null : Math.max(0, Math.min(...waits));
}
