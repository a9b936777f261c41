import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PagedList } from '@/blocks/query/PagedList';
import { QueryState } from '@/blocks/query/QueryState';
import { usePages } from '@/blocks/query/usePages';
import { useThing } from '@/blocks/query/useThing';
import type { Channel } from '@/domain/collection/collections';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { collectionQuery } from '@/stores/collections';
import { AboutText } from '@/ui/page/AboutText';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { type ChannelSearch, featuredChannelsQuery, foundChannelsQuery, ownedChannelsQuery } from '../channelQueries';
import { ChannelRow } from './ChannelRow';
import styles from './channelList.module.css';

/** The channels where something was posted lately. */
export function FeaturedChannels(): ReactNode {
	const query = useThing(featuredChannelsQuery, null);
	return (
		<QueryState query={query} loading={<SkeletonRows count={4} />}>
			{channels => <Channels channels={channels} label={text.channels.featured} emptyTitle={text.channels.none} />}
		</QueryState>
	);
}

const KEPT = { followedChannels: 'noFollowed', favoriteChannels: 'noFavorites' } as const;

/** Servers give no more of the channels that an account follows, or has among its favourites. */
const MOST = 100;

interface KeptChannelsProps {
	kind: keyof typeof KEPT;
}

/** The channels that the account follows, or its favourites, as they are kept for 30 minutes. */
export function KeptChannels({ kind }: KeptChannelsProps): ReactNode {
	const query = useThing(collectionQuery(kind), null);
	return (
		<QueryState query={query} loading={<SkeletonRows count={4} />}>
			{channels => (
				<>
					<Channels channels={channels} label={text.channels.title} emptyTitle={text.channels[KEPT[kind]]}>
						{text.channels.keepText}
					</Channels>
					{channels.length >= MOST && <AboutText>{t('channels.onlySome', { max: MOST })}</AboutText>}
				</>
			)}
		</QueryState>
	);
}

/** The account's own channels. */
export function OwnedChannels(): ReactNode {
	const query = usePages(ownedChannelsQuery, null);
	return (
		<Paged
			query={query}
			label={text.channels.owned}
			emptyTitle={text.channels.noOwned}
			emptyText={text.channels.noOwnedText}
		/>
	);
}

/** The channels that a search finds. */
export function FoundChannels({ search }: { search: ChannelSearch }): ReactNode {
	const query = usePages(foundChannelsQuery, search);
	return (
		<Paged
			query={query}
			label={text.channels.search}
			emptyTitle={text.search.noNotes}
			emptyText={text.search.tryOthers}
		/>
	);
}

interface PagedProps {
	query: UseInfiniteQueryResult<readonly Channel[]>;
	label: string;
	emptyTitle: string;
	emptyText: string;
}

function Paged({ query, ...texts }: PagedProps): ReactNode {
	const channels = query.data ?? [];
	return (
		<div className={styles.paged}>
			<PagedList query={query} isEmpty={channels.length === 0} icon="channel" room={4} {...texts}>
				{channels.map(channel => (
					<ChannelRow key={channel.id} channel={channel} />
				))}
			</PagedList>
		</div>
	);
}

interface ChannelsProps {
	channels: readonly Channel[];
	label: string;
	emptyTitle: string;
	/** What would fill an empty list. */
	children?: ReactNode;
}

function Channels({ channels, label, emptyTitle, children }: ChannelsProps): ReactNode {
	if (channels.length === 0) {
		return (
			<EmptyState icon="channel" title={emptyTitle}>
				{children}
			</EmptyState>
		);
	}
	return (
		<ul className={styles.list} aria-label={label}>
			{channels.map(channel => (
				<ChannelRow key={channel.id} channel={channel} />
			))}
		</ul>
	);
}
