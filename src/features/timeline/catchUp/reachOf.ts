import type { CatchUpState } from './CatchUpReader';

/**
 * Down to which moment all timelines of a digest are covered, in milliseconds since the epoch; null before the first
 * note.
 */
export function reachOf(states: readonly Pick<CatchUpState, 'status' | 'reachedAt'>[]): number | null {
	const times = (wanted: readonly Pick<CatchUpState, 'reachedAt'>[]) =>
		wanted.flatMap(({ reachedAt }) => reachedAt ?? []);
	const open = times(states.filter(({ status }) => status !== 'whole'));
	if (open.length > 0) return Math.max(...open);
	const all = times(states);
	return all.length > 0 ? Math.min(...all) : null;
}
