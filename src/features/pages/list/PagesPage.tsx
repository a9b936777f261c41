import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { PathButton } from '@/blocks/navigation/PathButton';
import { PageRow } from '@/blocks/page/PageRow';
import { useRetainedPeople } from '@/blocks/person/useRetainedPeople';
import { PagedList } from '@/blocks/query/PagedList';
import { QueryState } from '@/blocks/query/QueryState';
import { usePages } from '@/blocks/query/usePages';
import { useThing } from '@/blocks/query/useThing';
import { TabPanel } from '@/blocks/tabs/TabPanel';
import { useHashTab } from '@/blocks/tabs/useHashTab';
import type { PageCard } from '@/domain/page/Page';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { PageBody } from '@/ui/page/PageBody';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { type Tab, Tabs } from '@/ui/Tabs';
import styles from './PagesPage.module.css';
import { featuredPagesQuery, likedPagesQuery, ownPagesQuery } from './pageLists';

type ListTab = 'featured' | 'own' | 'liked';

/** Pages that people like, and those of the account (rules/pages#finding-pages). */
export default function PagesPage({ hash }: PageProps<'pages'>): ReactNode {
	useHostTitle(text.pages.title);
	const { isMember } = useSession();
	const mayRead = useTokenMay('read:pages') && isMember;
	const mayReadLikes = useTokenMay('read:page-likes') && isMember;
	const mayWrite = useTokenMay('write:pages') && isMember;
	const tabs: readonly Tab<ListTab>[] = [
		{ value: 'featured', text: text.pages.featured, icon: 'bolt' },
		...(mayRead ? [{ value: 'own', text: text.pages.own, icon: 'edit' } as const] : []),
		...(mayReadLikes ? [{ value: 'liked', text: text.pages.liked, icon: 'heart' } as const] : []),
	];
	const [tab, choose] = useHashTab(
		pathTo('pages'),
		hash,
		tabs.map(({ value }) => value),
		'featured',
	);
	return (
		<>
			<Tabs tabs={tabs} value={tab} label={text.pages.title} iconsOnly={false} onChange={choose} />
			<TabPanel tabs={tabs} value={tab} onChange={choose}>
				<PageBody isClose>
					{mayWrite && (
						<ButtonRow>
							<PathButton path={pathTo('newPage')} icon="plus">
								{text.pages.create}
							</PathButton>
						</ButtonRow>
					)}
					<div className={styles.rows}>
						{tab === 'featured' && <FeaturedPages />}
						{tab === 'own' && <OwnPages />}
						{tab === 'liked' && <LikedPages />}
					</div>
				</PageBody>
			</TabPanel>
		</>
	);
}

function FeaturedPages(): ReactNode {
	const query = useThing(featuredPagesQuery, null);
	useRetainedPeople((query.data ?? []).map(({ userId }) => userId));
	return (
		<QueryState query={query} loading={<SkeletonRows count={4} />}>
			{pages =>
				pages.length === 0 ? (
					<EmptyState icon="page" title={text.pages.none}>
						{text.pages.noneText}
					</EmptyState>
				) : (
					<ul aria-label={text.pages.featured}>
						{pages.map(page => (
							<PageRow key={page.id} page={page} withAuthor />
						))}
					</ul>
				)
			}
		</QueryState>
	);
}

function OwnPages(): ReactNode {
	const query = usePages(ownPagesQuery, null);
	return <Paged query={query} label={text.pages.own} emptyTitle={text.pages.noOwn} emptyText={text.pages.noOwnText} />;
}

function LikedPages(): ReactNode {
	const query = usePages(likedPagesQuery, null);
	return (
		<Paged
			query={query}
			label={text.pages.liked}
			emptyTitle={text.pages.noLiked}
			emptyText={text.pages.noLikedText}
			withAuthor
		/>
	);
}

interface PagedProps {
	query: UseInfiniteQueryResult<readonly PageCard[]>;
	label: string;
	emptyTitle: string;
	emptyText: string;
	withAuthor?: boolean;
}

function Paged({ query, withAuthor = false, ...texts }: PagedProps): ReactNode {
	const pages = query.data ?? [];
	useRetainedPeople(pages.map(({ userId }) => userId));
	return (
		<PagedList query={query} isEmpty={pages.length === 0} icon="page" room={4} {...texts}>
			{pages.map(page => (
				<PageRow key={page.id} page={page} withAuthor={withAuthor} />
			))}
		</PagedList>
	);
}
