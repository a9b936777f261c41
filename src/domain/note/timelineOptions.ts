/** What a timeline shows of what it could (rules/timelines#options). */
export interface TimelineFilter {
	readonly withRenotes: boolean;
	readonly withReplies: boolean;
	readonly withSensitive: boolean;
	readonly onlyFiles: boolean;
}

export type TimelineOption = keyof TimelineFilter;

/** Where both are offered (local and social), replies and files-only exclude each other: one is off before the other can be on. */
export function isOptionExcluded(
	option: TimelineOption,
	filter: TimelineFilter,
	offered: readonly TimelineOption[],
): boolean {
	if (!offered.includes('withReplies')) return false;
	if (option === 'withReplies') return filter.onlyFiles;
	return option === 'onlyFiles' && filter.withReplies && !filter.onlyFiles;
}
