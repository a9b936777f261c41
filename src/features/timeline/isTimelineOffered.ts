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

/** The tabs that the timeline page has for everybody who may read them, in order. */
export const TIMELINE_TABS = ['home', 'local', 'social', 'media', 'global'] as const;
export type TimelineTab = (typeof TIMELINE_TABS)[number];
/** A list that was pinned beside them: `list:{id}`, as the choice of a tab is stored. */
export type ListTab = `list:${string}`;

/**
 * The tabs there are, in order (spec 2 §2.1).
 * @param lists the ids of the pinned lists
 * @param mayReadOwn whether the token may read what only members are shown (`read:account`)
 */
export function offeredTabs(
	isMember: boolean,
	policies: Policies | null,
	lists: readonly string[],
	mayReadOwn = true,
): readonly (TimelineTab | ListTab)[] {
	const tabs = TIMELINE_TABS.filter(tab => isTimelineOffered(tab, isMember, policies)).filter(
		tab => mayReadOwn || (tab !== 'home' && tab !== 'social'),
	);
	return isMember && mayReadOwn ? [...tabs, ...lists.map((id): ListTab => `list:${id}`)] : tabs;
}

/** The tab to show: the wanted one, else the first that is offered (visitors: local, else global); null: none is. */
export function availableTab<T extends string>(wanted: string, offered: readonly T[]): T | null {
	return offered.find(tab => tab === wanted) ?? offered[0] ?? null;
}
