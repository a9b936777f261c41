import type { Policies } from '@/domain/Me';
import type { TimelineKind } from './timelineSources';

/**
 * The table of spec 2 §2.1, and what needs an account. Before the policies are known, what most servers allow counts.
 */
export function isTimelineOffered(kind: TimelineKind, isMember: boolean, policies: Policies | null): boolean {
	switch (kind) {
		case 'local':
			return policies?.ltlAvailable ?? true;
		case 'global':
			return policies?.gtlAvailable ?? true;
		case 'social':
		case 'media':
			return isMember && (policies?.ltlAvailable ?? true);
		default:
			return isMember;
	}
}

/** The tabs of the timeline page, in order. */
export const TIMELINE_TABS = ['home', 'local', 'social', 'media', 'global'] as const;
export type TimelineTab = (typeof TIMELINE_TABS)[number];

/** The tab to show: the wanted one, else the first that is offered (visitors: local, else global); null: none is. */
export function availableTab(wanted: string, isMember: boolean, policies: Policies | null): TimelineTab | null {
	const offered = TIMELINE_TABS.filter(tab => isTimelineOffered(tab, isMember, policies));
	return offered.find(tab => tab === wanted) ?? offered[0] ?? null;
}
