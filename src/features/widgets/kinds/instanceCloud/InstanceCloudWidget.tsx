import type { ReactNode } from 'react';
import { PathLink } from '@/blocks/navigation/PathLink';
import { ServerIcon } from '@/blocks/server/ServerIcon';
import { useWidgetThing } from '@/blocks/widget/useWidgetThing';
import { WidgetMessage } from '@/blocks/widget/WidgetMessage';
import { WidgetQuery } from '@/blocks/widget/WidgetQuery';
import { pathTo } from '@/domain/paths/pathTo';
import type { OtherServer } from '@/domain/server/OtherServer';
import { text } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import { fetchServers } from '../servers';
import { cloudSize } from './cloudSize';
import styles from './InstanceCloudWidget.module.css';

const EVERY_SEC = 300;
const MOST = 25;

const cloudQuery = defineThing<null, readonly OtherServer[]>({
	name: 'widgetInstanceCloud',
	lifetime: 'changing',
	fetch: (session, _, signal) => fetchServers(session, '+latestRequestReceivedAt', MOST, signal),
});

/** The servers that this one has heard of last, larger the more people they have. */
export default function InstanceCloudWidget(): ReactNode {
	const query = useWidgetThing(cloudQuery, null, EVERY_SEC);
	return (
		<WidgetQuery query={query}>
			{servers => {
				if (servers.length === 0) return <WidgetMessage icon="server">{text.widgets.federation.none}</WidgetMessage>;
				const most = Math.max(...servers.map(({ people }) => people));
				return (
					<ul className={styles.cloud}>
						{servers.map(server => (
							<li key={server.host}>
								<Linked server={server}>
									<ServerIcon server={server} size={cloudSize(server.people, most)} />
								</Linked>
							</li>
						))}
					</ul>
				);
			}}
		</WidgetQuery>
	);
}

function Linked({ server: { host, name }, children }: { server: OtherServer; children: ReactNode }): ReactNode {
	return (
		<PathLink
			className={styles.server}
			path={pathTo('serverInfo', { host })}
			aria-label={name}
			data-tooltip={name === host ? host : `${name} (${host})`}
		>
			{children}
		</PathLink>
	);
}
