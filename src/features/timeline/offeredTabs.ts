import type { Policies } from '@/domain/account/Me';
import { globalColumn } from './columns/globalColumn';
import { homeColumn } from './columns/homeColumn';
import { localColumn } from './columns/localColumn';
import { mediaColumn } from './columns/mediaColumn';
import { socialColumn } from './columns/socialColumn';
import { isTimelineOffered } from './isTimelineOffered';

/** The tabs of the timeline page, in order. */
export const TIMELINE_TABS = [homeColumn, localColumn, socialColumn, mediaColumn, globalColumn] as const;
export type TimelineTab = (typeof TIMELINE_TABS)[number]['kind'];
/** A pinned list as a tab: `list:{id}`, also the stored value. */
export type ListTab = `list:${string}`;

/**
 * The available tabs in order (rules/timelines#tabs).
 * @param lists ids of the pinned lists
 * @param mayReadOwn whether the token may read what only members can (`read:account`)
 */
export function offeredTabs(
	isMember: boolean,
	policies: Policies | null,
	lists: readonly string[],
	mayReadOwn = true,
): readonly (TimelineTab | ListTab)[] {
	const tabs = TIMELINE_TABS.filter(({ gate }) => isTimelineOffered(gate, isMember, policies))
		.filter(({ gate }) => mayReadOwn || gate.needs === undefined)
		.map(({ kind }) => kind);
	return isMember && mayReadOwn ? [...tabs, ...lists.map((id): ListTab => `list:${id}`)] : tabs;
}

/** The tab to show: the wanted one, else the first available (for visitors local, else global); null for none. */
export function availableTab<T extends string>(wanted: string, offered: readonly T[]): T | null {
	return offered.find(tab => tab === wanted) ?? offered[0] ?? null;
}
