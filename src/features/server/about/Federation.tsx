import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { PathLink } from '@/blocks/navigation/PathLink';
import { MoreButton } from '@/blocks/query/MoreButton';
import { QueryState } from '@/blocks/query/QueryState';
import { usePages } from '@/blocks/query/usePages';
import { ServerIcon } from '@/blocks/server/ServerIcon';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import { pathTo } from '@/domain/paths/pathTo';
import type { OtherServer } from '@/domain/server/OtherServer';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import { SearchField } from '@/ui/field/SearchField';
import { Select } from '@/ui/field/Select';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { LongList } from '@/ui/virtual/LongList';
import { ServerStates } from '../ServerStates';
import styles from './Federation.module.css';
import { otherServersQuery, SERVER_ORDERS, SERVER_STATES, type ServersWanted } from './federationQuery';

const FIRST: ServersWanted = { host: '', state: 'all', order: 'pubSub', isAscending: false };

/** After typing, before the server is asked. */
const PAUSE_MS = 300;

/** The servers that the session's server knows, narrowed and sorted (rules/server#federation). */
export function Federation(): ReactNode {
	const [wanted, setWanted] = useState(FIRST);
	const [host, setHost] = useState('');
	const change = (part: Partial<ServersWanted>) => setWanted(now => ({ ...now, ...part }));
	const typed = host.trim();
	useEffect(() => {
		const timer = setTimeout(() => setWanted(now => (now.host === typed ? now : { ...now, host: typed })), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [typed]);
	return (
		<div className={styles.federation}>
			<search className={styles.filters}>
				<SearchField label={text.server.host} value={host} onChange={setHost} />
				<Select
					label={text.server.state}
					hideLabel
					value={wanted.state}
					options={SERVER_STATES.map(value => ({ value, text: text.server.filters[value] }))}
					onChange={state => change({ state })}
				/>
				<Select
					label={text.server.order}
					hideLabel
					value={wanted.order}
					options={SERVER_ORDERS.map(value => ({ value, text: text.server.orders[value] }))}
					onChange={order => change({ order })}
				/>
				<IconButton
					icon={wanted.isAscending ? 'arrowUp' : 'arrowDown'}
					label={wanted.isAscending ? text.server.ascending : text.server.descending}
					onClick={() => change({ isAscending: !wanted.isAscending })}
				/>
			</search>
			<div className={styles.list}>
				<Servers key={JSON.stringify(wanted)} wanted={wanted} />
			</div>
		</div>
	);
}

function Servers({ wanted }: { wanted: ServersWanted }): ReactNode {
	const query = usePages(otherServersQuery, wanted);
	const servers = useMemo(() => distinct(query.data ?? []), [query.data]);
	return (
		<QueryState query={query} loading={<SkeletonRows count={6} />}>
			{() =>
				servers.length === 0 ? (
					<EmptyState icon="instances" title={text.server.noServers}>
						{wanted.host === '' && wanted.state === 'all' ? text.server.noServersText : text.server.noneFoundText}
					</EmptyState>
				) : (
					<LongList
						items={servers}
						keyOf={hostOf}
						renderItem={renderServer}
						label={text.server.tabs.federation}
						role="list"
						footer={<MoreButton query={query} />}
						onNearEnd={() => {
							if (query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError)
								void query.fetchNextPage();
						}}
					/>
				)
			}
		</QueryState>
	);
}

/** Servers may move to a later page while pages are fetched. */
const distinct = (servers: readonly OtherServer[]): readonly OtherServer[] => [
	...new Map(servers.map(server => [server.host, server])).values(),
];

const hostOf = ({ host }: OtherServer): string => host;

const renderServer = (server: OtherServer): ReactNode => (
	<PathLink className={styles.server} path={pathTo('serverInfo', { host: server.host })}>
		<ServerIcon server={server} size={40} />
		<span className={styles.names}>
			<b dir="auto">{server.name}</b>
			<small>{server.software === null ? server.host : `${server.host} · ${server.software}`}</small>
			<span className={styles.badges}>
				<ServerStates states={server.states} />
			</span>
		</span>
		<span className={styles.counts}>
			<span>{counted(text.server, 'peopleCount', server.people)}</span>
			<span>{counted(text.server, 'noteCount', server.notes)}</span>
			{server.heardAt !== null && <RelativeTime at={server.heardAt} />}
		</span>
	</PathLink>
);
