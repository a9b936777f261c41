import type { ReactNode } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { TabPanel } from '@/blocks/tabs/TabPanel';
import { useHashTab } from '@/blocks/tabs/useHashTab';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { PageFrame } from '@/ui/page/PageFrame';
import { type Tab, Tabs } from '@/ui/Tabs';
import { FeaturedNotes } from './FeaturedNotes';
import { PeopleToFind } from './PeopleToFind';
import { PublicRoles } from './PublicRoles';

type ExploreTab = 'featured' | 'users' | 'roles';

/** Notes, people and roles that one may not know yet (rules/explore#tabs). */
export default function ExplorePage({ hash }: PageProps<'explore'>): ReactNode {
	useHostTitle(text.explore.title);
	const { isMember } = useSession();
	const mayReadAccount = useTokenMay('read:account');
	const tabs: readonly Tab<ExploreTab>[] = [
		{ value: 'featured', text: text.explore.featured, icon: 'bolt' },
		{ value: 'users', text: text.explore.users, icon: 'user' },
		// The server tells them to its members alone.
		...(isMember && mayReadAccount ? ([{ value: 'roles', text: text.explore.roles, icon: 'badge' }] as const) : []),
	];
	const [tab, choose] = useHashTab(
		pathTo('explore'),
		hash,
		tabs.map(({ value }) => value),
		'featured',
	);
	return (
		<PageFrame>
			<Tabs tabs={tabs} value={tab} label={text.explore.title} onChange={choose} />
			<TabPanel tabs={tabs} value={tab} onChange={choose} fills>
				{tab === 'featured' && <FeaturedNotes />}
				{tab === 'users' && <PeopleToFind />}
				{tab === 'roles' && <PublicRoles />}
			</TabPanel>
		</PageFrame>
	);
}
