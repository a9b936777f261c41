import { type ReactNode, useCallback, useMemo } from 'react';
import Tip from '@/blocks/appearance/Tip';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import { usePageHost } from '@/blocks/hosting/HostContext';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { TabPanel } from '@/blocks/tabs/TabPanel';
import { isTipKey } from '@/domain/server/tips';
import { text } from '@/i18n/text';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { dismissedTips } from '@/stores/preferences/dismissedTips';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { IconButton } from '@/ui/button/IconButton';
import { EmptyState } from '@/ui/state/EmptyState';
import { Tabs } from '@/ui/Tabs';
import { availableTab } from './offeredTabs';
import { openTimelineMenu } from './openTimelineMenu';
import { TimelineOptionsButton } from './TimelineOptionsButton';
import styles from './TimelinePage.module.css';
import { TimelineView } from './TimelineView';
import { timelineChoice } from './timelineSettings';
import { useStartTab } from './useStartTab';
import { columnOfTab, useTimelineTabs } from './useTimelineTabs';

/** The timelines as tabs: the start page of members. */
export default function TimelinePage(): ReactNode {
	const session = useSession();
	const { navigate } = useNavigation();
	const { setList, setFeed } = useColumnHandle();
	const tl = useBaseSetting(timelineChoice);
	const tabs = useTimelineTabs();
	const mayReadOwn = useTokenMay('read:account');
	const mayReadChannels = useTokenMay('read:channels');
	const offered = tabs.map(tab => tab.value);
	const start = useStartTab(offered);
	const value = availableTab(tl.src === '' ? (start ?? '') : tl.src, offered);
	const tab = tabs.find(each => each.value === value);
	const column = useMemo(() => tab && columnOfTab(tab, tl.filter), [tab, tl.filter]);
	const choose = useCallback(
		(src: string) => baseSettings.set(timelineChoice, { ...baseSettings.get(timelineChoice), src }),
		[],
	);
	const toLocal = useCallback(() => choose('local'), [choose]);
	const header = useHeader(value);
	if (!tab || !column) return <EmptyState title={text.timeline.emptyTitle} />;
	// A visitor's two tabs have room for their names on any screen.
	const iconsOnly = tabs.length > 3 ? 'narrow' : false;
	return (
		<div className={styles.page}>
			<div className={styles.head}>
				<Tabs tabs={tabs} value={tab.value} label={text.timeline.timeline} iconsOnly={iconsOnly} onChange={choose} />
				{session.isMember && (mayReadOwn || mayReadChannels) && (
					<IconButton
						icon="list"
						label={text.timeline.targets}
						aria-haspopup="menu"
						onClick={event =>
							void openTimelineMenu(event.currentTarget, (menus, anchor) =>
								menus.openTargetMenu(session, anchor, navigate),
							)
						}
					/>
				)}
				<TimelineOptionsButton options={tab.options} hasTabs column={column} title={tab.text} />
			</div>
			<TabPanel tabs={tabs} value={tab.value} onChange={choose} fills>
				<TimelineView
					timeline={tab.timeline}
					column={column}
					label={tab.text}
					header={header}
					rememberedAs="page"
					onFeed={setFeed}
					onLocal={toLocal}
					ref={setList}
				/>
			</TabPanel>
		</div>
	);
}

/** The content that scrolls above the notes: the tab's tip, and the host's content. */
function useHeader(tab: string | null): ReactNode {
	const { aboveTimeline } = usePageHost();
	const key = `tl.${tab}`;
	const tip = isTipKey(key) ? key : null;
	const isDismissed = useBaseSetting(dismissedTips)[key] ?? false;
	return useMemo(
		() => (
			<>
				{tip && !isDismissed && <Tip tip={tip}>{text.timeline[`${tab as TippedTab}Tip`]}</Tip>}
				{aboveTimeline}
			</>
		),
		[tip, isDismissed, tab, aboveTimeline],
	);
}

type TippedTab = 'home' | 'local' | 'social' | 'global';
