import type { ReactNode } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { PathButton } from '@/blocks/navigation/PathButton';
import { PlayList } from '@/blocks/play/PlayList';
import { featuredPlaysQuery, likedPlaysQuery, ownPlaysQuery } from '@/blocks/play/playQueries';
import { TabPanel } from '@/blocks/tabs/TabPanel';
import { useHashTab } from '@/blocks/tabs/useHashTab';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { PageBody } from '@/ui/page/PageBody';
import { type Tab, Tabs } from '@/ui/Tabs';

type ListTab = 'featured' | 'mine' | 'liked';

interface Rights {
	readonly own: boolean;
	readonly likes: boolean;
}

const tabsFor = ({ own, likes }: Rights): readonly Tab<ListTab>[] => [
	{ value: 'featured', text: text.play.featured, icon: 'bolt' },
	...(own ? [{ value: 'mine', text: text.play.mine, icon: 'edit' } as const] : []),
	...(likes ? [{ value: 'liked', text: text.play.liked, icon: 'heart' } as const] : []),
];

/** The plays that many like, the account's own, and those it likes; visitors see the first (rules/play#lists). */
export default function PlaysPage({ hash }: PageProps<'plays'>): ReactNode {
	useHostTitle(text.play.title);
	const { isMember } = useSession();
	const rights = { own: useTokenMay('read:flash') && isMember, likes: useTokenMay('read:flash-likes') && isMember };
	const mayWrite = useTokenMay('write:flash') && isMember;
	const tabs = tabsFor(rights);
	const [tab, choose] = useHashTab(
		pathTo('plays'),
		hash,
		tabs.map(({ value }) => value),
		'featured',
	);
	return (
		<>
			{tabs.length > 1 && <Tabs tabs={tabs} value={tab} label={text.play.title} onChange={choose} />}
			<TabPanel tabs={tabs} value={tab} onChange={choose}>
				<PageBody isClose>
					{mayWrite && (
						<ButtonRow>
							<PathButton path={pathTo('newPlay')} icon="plus">
								{text.play.create}
							</PathButton>
						</ButtonRow>
					)}
					{tab === 'featured' && (
						<PlayList
							query={featuredPlaysQuery}
							of={null}
							label={text.play.featured}
							emptyTitle={text.play.none}
							emptyText={text.play.noneText}
						/>
					)}
					{tab === 'mine' && (
						<PlayList
							query={ownPlaysQuery}
							of={null}
							label={text.play.mine}
							emptyTitle={text.play.noOwn}
							emptyText={text.play.noOwnText}
							withAuthor={false}
						/>
					)}
					{tab === 'liked' && (
						<PlayList
							query={likedPlaysQuery}
							of={null}
							label={text.play.liked}
							emptyTitle={text.play.noLiked}
							emptyText={text.play.noLikedText}
						/>
					)}
				</PageBody>
			</TabPanel>
		</>
	);
}
