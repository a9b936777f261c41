import { useMemo } from 'react';
import { type ColumnTarget, columnOf, type DeckColumn } from '@/domain/deck/deck';
import type { TimelineOption } from '@/domain/note/timelineOptions';
import { textAt } from '@/i18n/text';
import { pinnedUserLists } from '@/stores/preferences/pinnedUserLists';
import { usePreference } from '@/stores/preferences/usePreference';
import { usePolicies, useSession, useTokenMay } from '@/stores/session/SessionContext';
import type { Tab } from '@/ui/Tabs';
import { listColumn } from './columns/listColumn';
import { type ListTab, offeredTabs, TIMELINE_TABS, type TimelineTab } from './offeredTabs';
import type { TimelineDefinition } from './TimelineDefinition';
import type { TimelineChoice } from './timelineSettings';

/** A tab of the timeline page with its timeline. */
export interface TimelinePageTab extends Tab<TimelineTab | ListTab> {
	readonly timeline: TimelineDefinition;
	readonly options: readonly TimelineOption[];
	readonly target: ColumnTarget | null;
}

/** The tabs available to the user. */
export function useTimelineTabs(): readonly TimelinePageTab[] {
	const session = useSession();
	const policies = usePolicies();
	const mayReadOwn = useTokenMay('read:account');
	const lists = usePreference(pinnedUserLists);
	return useMemo(() => {
		const ids = lists.map(list => list.id);
		return offeredTabs(session.isMember, policies, ids, mayReadOwn).map((value): TimelinePageTab => {
			const list = lists.find(each => `list:${each.id}` === value);
			const timeline = TIMELINE_TABS.find(({ kind }) => kind === value) ?? listColumn;
			const { icon, options } = timeline;
			// Replies to others are for members only (rules/timelines#options).
			const offered = session.isMember ? options : options.filter(option => option !== 'withReplies');
			const shown = { value, timeline, icon, options: offered, text: list?.name ?? textAt(timeline.title) };
			return list ? { ...shown, target: { kind: 'list', id: list.id }, named: true } : { ...shown, target: null };
		});
	}, [session, policies, lists, mayReadOwn]);
}

/** A tab's timeline as a column. */
export function columnOfTab({ timeline, target }: TimelinePageTab, filter: TimelineChoice['filter']): DeckColumn {
	return columnOf(timeline.kind, filter, target);
}
