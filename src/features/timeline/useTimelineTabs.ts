import { useMemo } from 'react';
import { type ColumnTarget, columnOf, type DeckColumn } from '@/domain/deck';
import type { TimelineOption } from '@/domain/timelineOptions';
import { t } from '@/i18n/t';
import type { TimelineChoice } from '@/stores/preferences/definitions';
import { usePreference } from '@/stores/preferences/usePreference';
import { usePolicies, useSession, useTokenMay } from '@/stores/session/SessionContext';
import { currentSession } from '@/stores/session/sessions';
import type { Tab } from '@/ui/Tabs';
import { timelineColumns } from '.';
import { type ListTab, offeredTabs, type TimelineTab } from './isTimelineOffered';
import type { TimelineKind } from './timelineSources';

/** A tab of the timeline page, and what it shows. */
export interface TimelinePageTab extends Tab<TimelineTab | ListTab> {
	readonly kind: TimelineKind;
	readonly options: readonly TimelineOption[];
	readonly target: ColumnTarget | null;
}

const NO_LISTS: readonly { id: string; name: string }[] = [];

/** The tabs that the reader has just now. */
export function useTimelineTabs(): readonly TimelinePageTab[] {
	const session = useSession();
	const policies = usePolicies();
	const mayReadOwn = useTokenMay('read:account');
	const pinned = usePreference('pinnedUserLists');
	// What is pinned belongs to the page's own account.
	const lists = session === currentSession() ? pinned : NO_LISTS;
	return useMemo(() => {
		const ids = lists.map(list => list.id);
		return offeredTabs(session.isMember, policies, ids, mayReadOwn).map((value): TimelinePageTab => {
			const list = lists.find(each => `list:${each.id}` === value);
			const kind: TimelineKind = list ? 'list' : (value as TimelineTab);
			const { icon, options } = definitionOf(kind);
			// Replies to others are a member's option (spec 2 §2.1).
			const offered = session.isMember ? options : options.filter(option => option !== 'withReplies');
			const shown = { value, kind, icon, options: offered, text: list?.name ?? t(`timeline.${kind}`) };
			return list ? { ...shown, target: { kind, id: list.id }, named: true } : { ...shown, target: null };
		});
	}, [session, policies, lists, mayReadOwn]);
}

/** What a tab shows, as a column would. */
export function columnOfTab({ kind, target }: TimelinePageTab, filter: TimelineChoice['filter']): DeckColumn {
	return columnOf(kind, filter, target);
}

/** What a kind of timeline looks like and can be asked for, as a column and as a page. */
export function definitionOf(kind: TimelineKind) {
	const definition = timelineColumns.find(column => column.kind === kind);
	return { icon: definition?.icon ?? 'home', options: definition?.options ?? [] } as const;
}
