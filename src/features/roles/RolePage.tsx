import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { ShowInColumn } from '@/blocks/hosting/ShowInColumn';
import type { TargetTimelineProps } from '@/blocks/hosting/TargetTimeline';
import { FollowRow } from '@/blocks/person/FollowRow';
import { MoreButton } from '@/blocks/query/MoreButton';
import { QueryState } from '@/blocks/query/QueryState';
import { usePages } from '@/blocks/query/usePages';
import { useThing } from '@/blocks/query/useThing';
import { RoleName } from '@/blocks/role/RoleName';
import { TabPanel } from '@/blocks/tabs/TabPanel';
import { useHashTab } from '@/blocks/tabs/useHashTab';
import type { Role } from '@/domain/collection/collections';
import { pathTo } from '@/domain/paths/pathTo';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { PageFrame } from '@/ui/page/PageFrame';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { type Tab, Tabs } from '@/ui/Tabs';
import { LongList } from '@/ui/virtual/LongList';
import styles from './RolePage.module.css';
import { rolePeopleQuery, roleQuery } from './roleQueries';

interface RolePageProps extends PageProps<'role'> {
	readonly Timeline: ComponentType<TargetTimelineProps>;
}

/** A role: who has it and, for members, what they write (rules/explore#roles). */
export function RolePage({ params, hash, Timeline }: RolePageProps): ReactNode {
	const query = useThing(roleQuery, params.roleId);
	useHostTitle(query.data?.name ?? text.roles.one);
	return (
		<QueryState
			query={query}
			loading={<SkeletonRows count={6} />}
			gone={{ icon: 'badge', title: text.roles.gone, text: text.roles.goneText }}
		>
			{role => <ShownRole role={role} hash={hash} Timeline={Timeline} />}
		</QueryState>
	);
}

type RoleTab = 'users' | 'timeline';

interface ShownRoleProps extends Pick<RolePageProps, 'Timeline'> {
	readonly hash: string | undefined;
	readonly role: Role;
}

function ShownRole({ role, hash, Timeline }: ShownRoleProps): ReactNode {
	const { id, name } = role;
	const { isMember } = useSession();
	const mayReadAccount = useTokenMay('read:account');
	const tabs: readonly Tab<RoleTab>[] = [
		{ value: 'users', text: text.roles.people, icon: 'user' },
		// The server tells what they write to its members alone.
		...(isMember && mayReadAccount && role.isExplorable
			? ([{ value: 'timeline', text: text.roles.timeline, icon: 'note' }] as const)
			: []),
	];
	const [tab, choose] = useHashTab(
		pathTo('role', { roleId: id }),
		hash,
		tabs.map(({ value }) => value),
		'users',
	);
	return (
		<PageFrame>
			<RoleHead role={role} />
			{tabs.length > 1 && <Tabs tabs={tabs} value={tab} label={name} onChange={choose} />}
			<TabPanel tabs={tabs} value={tab} onChange={choose} fills>
				{tab === 'users' ? (
					<RolePeople role={role} />
				) : (
					<Timeline
						kind="role"
						id={id}
						name={name}
						header={<ShowInColumn kind="role" target={{ kind: 'role', id }} name={name} />}
					/>
				)}
			</TabPanel>
		</PageFrame>
	);
}

function RoleHead({ role }: { role: Role }): ReactNode {
	return (
		<header className={styles.head}>
			<h2 className={styles.name}>
				<RoleName role={role} />
			</h2>
			<p className={styles.about} dir="auto">
				{role.description === '' ? text.roles.noDescription : role.description}
			</p>
			{role.usersCount !== null && <p className={styles.count}>{counted(text.roles, 'count', role.usersCount)}</p>}
		</header>
	);
}

function RolePeople({ role }: { role: Role }): ReactNode {
	const query = usePages(rolePeopleQuery, role.id);
	const ids = useMemo(() => [...new Set(query.data)], [query.data]);
	return (
		<QueryState
			query={query}
			loading={<SkeletonRows count={6} />}
			// The role itself is there, as its page shows.
			gone={{ icon: 'lock', title: text.roles.closed, text: text.roles.closedText }}
		>
			{() =>
				ids.length === 0 ? (
					<EmptyState icon="user" title={text.roles.nobody} />
				) : (
					<LongList
						items={ids}
						keyOf={ownKey}
						renderItem={renderPerson}
						label={text.roles.people}
						role="list"
						footer={<MoreButton query={query} />}
					/>
				)
			}
		</QueryState>
	);
}

const ownKey = (id: string): string => id;
const renderPerson = (id: string): ReactNode => <FollowRow as="div" userId={id} />;
