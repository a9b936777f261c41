import { type ReactNode, useState } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { PathButton } from '@/blocks/navigation/PathButton';
import { SearchForm } from '@/blocks/search/SearchForm';
import { TabPanel } from '@/blocks/tabs/TabPanel';
import { useHashTab } from '@/blocks/tabs/useHashTab';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { SegmentedControl } from '@/ui/field/SegmentedControl';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { PageBody } from '@/ui/page/PageBody';
import { EmptyState } from '@/ui/state/EmptyState';
import { type Tab, Tabs } from '@/ui/Tabs';
import type { ChannelSearch } from '../channelQueries';
import { FeaturedChannels, FoundChannels, KeptChannels, OwnedChannels } from './ChannelLists';

type ListTab = 'search' | 'featured' | 'favorites' | 'following' | 'owned';

const tabsFor = (mayReadOwn: boolean): readonly Tab<ListTab>[] => [
	{ value: 'featured', text: text.channels.featured, icon: 'bolt' },
	{ value: 'search', text: text.channels.search, icon: 'search' },
	...(mayReadOwn
		? ([
				{ value: 'favorites', text: text.channels.favorites, icon: 'star' },
				{ value: 'following', text: text.channels.following, icon: 'channel' },
				{ value: 'owned', text: text.channels.owned, icon: 'edit' },
			] as const)
		: []),
];

/** The channels of the server: found by words, lively ones, and those of the account (rules/channels#finding-channels). */
export default function ChannelsPage({ hash }: PageProps<'channels'>): ReactNode {
	useHostTitle(text.channels.title);
	const session = useSession();
	const mayRead = useTokenMay('read:channels');
	const mayWrite = useTokenMay('write:channels');
	const tabs = tabsFor(session.isMember && mayRead);
	const [tab, choose] = useHashTab(
		pathTo('channels'),
		hash,
		tabs.map(({ value }) => value),
		'featured',
	);
	return (
		<>
			<Tabs
				tabs={tabs}
				value={tab}
				label={text.channels.title}
				iconsOnly={tabs.length > 2 ? 'narrow' : false}
				onChange={choose}
			/>
			<TabPanel tabs={tabs} value={tab} onChange={choose}>
				<PageBody isClose>
					{session.isMember && mayWrite && (
						<ButtonRow>
							<PathButton path={pathTo('newChannel')} icon="plus">
								{text.channels.create}
							</PathButton>
						</ButtonRow>
					)}
					{tab === 'search' && <ChannelSearchPart />}
					{tab === 'featured' && <FeaturedChannels />}
					{tab === 'favorites' && <KeptChannels key="favorites" kind="favoriteChannels" />}
					{tab === 'following' && <KeptChannels key="following" kind="followedChannels" />}
					{tab === 'owned' && <OwnedChannels />}
				</PageBody>
			</TabPanel>
		</>
	);
}

function ChannelSearchPart(): ReactNode {
	const [query, setQuery] = useState('');
	const [type, setType] = useState<ChannelSearch['type']>('nameAndDescription');
	return (
		<>
			<SearchForm label={text.channels.searchFor} value={query} onSearch={setQuery} isFlush />
			<SegmentedControl
				label={text.channels.searchWhere}
				value={type}
				onChange={setType}
				segments={[
					{ value: 'nameAndDescription', text: text.channels.nameAndDescription },
					{ value: 'nameOnly', text: text.channels.nameOnly },
				]}
			/>
			{query === '' ? (
				<EmptyState icon="search" title={text.channels.searchStart} />
			) : (
				<FoundChannels search={{ query, type }} />
			)}
		</>
	);
}
