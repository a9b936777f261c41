import { type ReactNode, useMemo } from 'react';
import { Charts } from '@/blocks/charts/Charts';
import { otherServerCharts } from '@/blocks/charts/serverCharts';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { ScrolledPart } from '@/blocks/hosting/ScrolledPart';
import { CodeBlock } from '@/blocks/mfm/CodeBlock';
import { FollowRow } from '@/blocks/person/FollowRow';
import { MoreButton } from '@/blocks/query/MoreButton';
import { QueryState } from '@/blocks/query/QueryState';
import { usePages } from '@/blocks/query/usePages';
import { useThing } from '@/blocks/query/useThing';
import { TabPanel } from '@/blocks/tabs/TabPanel';
import { useHashTab } from '@/blocks/tabs/useHashTab';
import { pathTo } from '@/domain/paths/pathTo';
import type { OtherServer } from '@/domain/server/OtherServer';
import { text } from '@/i18n/text';
import type { IconName } from '@/ui/icon/Icon';
import { PageBody } from '@/ui/page/PageBody';
import { PageFrame } from '@/ui/page/PageFrame';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { Tabs } from '@/ui/Tabs';
import { LongList } from '@/ui/virtual/LongList';
import type { WireInstance } from '@/wire/entities';
import { OtherServerOverview } from './OtherServerOverview';
import { otherServerQuery, peopleOfQuery } from './otherServerQuery';

const TABS = ['overview', 'charts', 'users', 'raw'] as const;
type ServerTab = (typeof TABS)[number];

const ICONS: Readonly<Record<ServerTab, IconName>> = { overview: 'info', charts: 'pulse', users: 'users', raw: 'code' };

/** Another server, as the session's server knows it (rules/server#other-servers). */
export default function OtherServerPage({ params: { host }, hash }: PageProps<'serverInfo'>): ReactNode {
	const query = useThing(otherServerQuery, host);
	useHostTitle(query.data?.server.name ?? host);
	const [value, choose] = useHashTab(pathTo('serverInfo', { host }), hash, TABS, TABS[0]);
	const tabs = TABS.map(tab => ({ value: tab, text: text.server.tabs[tab], icon: ICONS[tab] }));
	return (
		<QueryState
			query={query}
			loading={<SkeletonRows count={4} />}
			gone={{ icon: 'server', title: text.server.unknownServer, text: text.server.unknownServerText }}
		>
			{({ server, raw }) => (
				<PageFrame>
					<Tabs tabs={tabs} value={value} label={text.server.parts} iconsOnly="narrow" onChange={choose} />
					<TabPanel tabs={tabs} value={value} onChange={choose} fills>
						{value === 'users' ? (
							<People host={server.host} />
						) : (
							<ScrolledPart key={value}>
								{value === 'overview' && <OtherServerOverview server={server} />}
								{value === 'charts' && <ServerCharts server={server} />}
								{value === 'raw' && <Raw raw={raw} />}
							</ScrolledPart>
						)}
					</TabPanel>
				</PageFrame>
			)}
		</QueryState>
	);
}

function ServerCharts({ server: { host } }: { server: OtherServer }): ReactNode {
	const subject = useMemo(() => ({ host }), [host]);
	return (
		<PageBody>
			<Charts kinds={otherServerCharts} subject={subject} />
		</PageBody>
	);
}

function People({ host }: { host: string }): ReactNode {
	const query = usePages(peopleOfQuery, host);
	const ids = useMemo(() => [...new Set(query.data)], [query.data]);
	return (
		<QueryState query={query} loading={<SkeletonRows count={6} />}>
			{() =>
				ids.length === 0 ? (
					<EmptyState icon="users" title={text.server.noPeople} />
				) : (
					<LongList
						items={ids}
						keyOf={ownKey}
						renderItem={renderPerson}
						label={text.server.tabs.users}
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

/** What the session's server told, for those who look for a fault. */
function Raw({ raw }: { raw: WireInstance }): ReactNode {
	return (
		<PageBody>
			<CodeBlock source={JSON.stringify(raw, null, '\t')} language="json" />
		</PageBody>
	);
}
