import { type ReactNode, useMemo } from 'react';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import { usePageHost } from '@/blocks/hosting/HostContext';
import { columnOf, type DeckColumn } from '@/domain/deck';
import type { TimelineOption } from '@/domain/timelineOptions';
import { t, text } from '@/i18n/t';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { useMe, useServerInfo, useSession } from '@/stores/session/SessionContext';
import { EmptyState } from '@/ui/EmptyState';
import { IconButton } from '@/ui/IconButton';
import { type Tab, Tabs } from '@/ui/Tabs';
import { timelineColumns } from '.';
import { availableTab, isTimelineOffered, TIMELINE_TABS, type TimelineTab } from './isTimelineOffered';
import { openTimelineOptions } from './openTimelineOptions';
import styles from './TimelinePage.module.css';
import { TimelineView } from './TimelineView';

/** The timelines as tabs: what the index shows to members. */
export default function TimelinePage(): ReactNode {
	const session = useSession();
	const { aboveTimeline } = usePageHost();
	const { setList, setFeed } = useColumnHandle();
	const mine = useMe(me => me?.policies ?? null);
	const everyones = useServerInfo(info => info?.policies ?? null);
	const policies = mine ?? everyones;
	const tl = useBaseSetting('tl');
	const tab = availableTab(tl.src, session.isMember, policies);
	const tabs = useMemo(
		() =>
			TIMELINE_TABS.filter(each => isTimelineOffered(each, session.isMember, policies)).map(
				(value): Tab<TimelineTab> => ({
					value,
					text: t(`timeline.${value}`),
					icon: timelineColumns.find(column => column.kind === value)?.icon ?? 'home',
				}),
			),
		[session, policies],
	);
	const column = useMemo((): DeckColumn | null => (tab ? columnOf(tab, tl.filter) : null), [tab, tl.filter]);
	if (!tab || !column) return <EmptyState title={text.timeline.emptyTitle} />;
	return (
		<div className={styles.page}>
			<div className={styles.head}>
				<Tabs
					tabs={tabs}
					value={tab}
					label={text.timeline.timeline}
					iconsOnly="narrow"
					onChange={src => baseSettings.set('tl', { ...tl, src })}
				/>
				<IconButton
					icon="filter"
					label={text.timeline.options}
					aria-haspopup="menu"
					onClick={event => openTimelineOptions(event.currentTarget, optionsOf(tab, session.isMember))}
				/>
			</div>
			<div className={styles.list}>
				<TimelineView
					kind={tab}
					column={column}
					label={t(`timeline.${tab}`)}
					header={aboveTimeline}
					onFeed={setFeed}
					ref={setList}
				/>
			</div>
		</div>
	);
}

/** Replies to others are a member's option (spec 2 §2.1). */
function optionsOf(tab: TimelineTab, isMember: boolean): readonly TimelineOption[] {
	const options = timelineColumns.find(column => column.kind === tab)?.options ?? [];
	return isMember ? options : options.filter(option => option !== 'withReplies');
}
