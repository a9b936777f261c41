/** The filters of a timeline (rules/timelines#options). */
export interface TimelineFilter {
	readonly withRenotes: boolean;
	readonly withReplies: boolean;
	readonly withSensitive: boolean;
	readonly onlyFiles: boolean;
}

export type TimelineOption = keyof TimelineFilter;

/**
 * In the local and social timelines, replies and files-only exclude each other: one has to be turned off before the
 * other.
 */
export function isOptionExcluded(
	option: TimelineOption,
	filter: TimelineFilter,
	offered: readonly TimelineOption[],
): boolean {
	if (!offered.includes('withReplies')) return false;
	if (option === 'withReplies') return filter.onlyFiles;
	return option === 'onlyFiles' && filter.withReplies && !filter.onlyFiles;
}
