import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { openActionMenu } from '@/blocks/actions/openActionMenu';
import { NoteFeed } from '@/blocks/feed/NoteFeed';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import type { TargetTimelineProps } from '@/blocks/hosting/TargetTimeline';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { NoteSearch } from '@/blocks/search/NoteSearch';
import { SearchForm } from '@/blocks/search/SearchForm';
import { TabPanel } from '@/blocks/tabs/TabPanel';
import { useHashTab } from '@/blocks/tabs/useHashTab';
import type { Channel } from '@/domain/collection/collections';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import { refreshThing } from '@/stores/queries/cachedThings';
import { useSession } from '@/stores/session/SessionContext';
import { IconButton } from '@/ui/button/IconButton';
import { PageFrame } from '@/ui/page/PageFrame';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { type Tab, Tabs } from '@/ui/Tabs';
import { ChannelOverview } from './ChannelOverview';
import styles from './ChannelPage.module.css';
import { channelActions } from './channelActions';
import { channelColor } from './channelColor';
import { channelQuery } from './channelQueries';

interface ChannelPageProps extends PageProps<'channel'> {
	readonly Timeline: ComponentType<TargetTimelineProps>;
	readonly Composer: ComponentType<{ readonly channelId: string }>;
}

/** A channel: what it is about, its notes, those that stand out, and a search in it (rules/channels#the-page). */
export function ChannelPage({ params, hash, Timeline, Composer }: ChannelPageProps): ReactNode {
	const { channelId } = params;
	const session = useSession();
	const query = useThing(channelQuery, channelId);
	useHostTitle(query.data?.name ?? text.channels.one);
	useEffect(
		() =>
			appEvents.on('channelChanged', ({ session: where, channelId: changed }) => {
				if (where === session && changed === channelId) refreshThing(session, channelQuery, channelId);
			}),
		[session, channelId],
	);
	return (
		<QueryState
			query={query}
			loading={<SkeletonRows count={6} />}
			gone={{ icon: 'channel', title: text.channels.gone, text: text.channels.goneText }}
		>
			{channel => <ShownChannel {...{ channel, hash, Timeline, Composer }} />}
		</QueryState>
	);
}

type ChannelTab = 'overview' | 'timeline' | 'featured' | 'search';

const tabsOf = (): readonly Tab<ChannelTab>[] => [
	{ value: 'overview', text: text.channels.overview, icon: 'info' },
	{ value: 'timeline', text: text.channels.timeline, icon: 'note' },
	{ value: 'featured', text: text.channels.featured, icon: 'bolt' },
	{ value: 'search', text: text.channels.search, icon: 'search' },
];

const TABS = ['overview', 'timeline', 'featured', 'search'] as const;

interface ShownChannelProps extends Pick<ChannelPageProps, 'Timeline' | 'Composer'> {
	readonly hash: string | undefined;
	readonly channel: Channel;
}

function ShownChannel({ channel, hash, Timeline, Composer }: ShownChannelProps): ReactNode {
	const { id, name, isArchived } = channel;
	// Followers of a channel come for its notes. Following it on this page doesn't switch the tab.
	const [first] = useState<ChannelTab>(channel.isFollowing || channel.isFavorited ? 'timeline' : 'overview');
	const [tab, choose] = useHashTab(pathTo('channel', { channelId: id }), hash, TABS, first);
	const tabs = tabsOf();
	return (
		<PageFrame style={channelColor(channel)}>
			<div className={styles.head}>
				<Tabs tabs={tabs} value={tab} label={name} iconsOnly="narrow" onChange={choose} />
				<ChannelMenuButton channel={channel} />
			</div>
			<TabPanel tabs={tabs} value={tab} onChange={choose} fills>
				{tab === 'overview' && <ChannelOverview channel={channel} onTimeline={() => choose('timeline')} />}
				{tab === 'timeline' && (
					<Timeline
						kind="channel"
						id={id}
						name={name}
						isClosed={isArchived}
						header={
							isArchived ? <p className={styles.archived}>{text.channels.archivedText}</p> : <Composer channelId={id} />
						}
					/>
				)}
				{tab === 'featured' && (
					<NoteFeed
						endpoint="notes/featured"
						params={{ channelId: id }}
						label={t('channels.featuredIn', { name })}
						emptyTitle={text.channels.noFeatured}
						emptyText={text.channels.noFeaturedText}
					/>
				)}
				{tab === 'search' && <ChannelSearch channel={channel} />}
			</TabPanel>
		</PageFrame>
	);
}

function ChannelMenuButton({ channel }: { channel: Channel }): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	return (
		<IconButton
			icon="more"
			label={text.channels.more}
			aria-haspopup="menu"
			onClick={({ currentTarget: anchor }) =>
				openActionMenu({
					anchor,
					label: channel.name,
					groups: () => channelActions,
					on: () => ({ session, channel, navigation }),
				})
			}
		/>
	);
}

function ChannelSearch({ channel: { id, name } }: { channel: Channel }): ReactNode {
	const [query, setQuery] = useState('');
	const label = t('channels.searchIn', { name });
	return (
		<PageFrame>
			<SearchForm label={label} value={query} onSearch={setQuery} />
			<div className={styles.found}>
				{query === '' ? (
					<EmptyState icon="search" title={label}>
						{text.search.startText}
					</EmptyState>
				) : (
					<NoteSearch params={{ query, channelId: id }} />
				)}
			</div>
		</PageFrame>
	);
}
