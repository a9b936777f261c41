import type { ReactNode } from 'react';
import { useWidgetThing } from '@/blocks/widget/useWidgetThing';
import { WidgetMessage } from '@/blocks/widget/WidgetMessage';
import { WidgetQuery } from '@/blocks/widget/WidgetQuery';
import { text } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import { ServerIcon } from '../ServerIcon';
import { fetchServers, type OtherServer, serverUrl } from '../servers';
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
	const url = serverUrl(host);
	if (url === null) return children;
	return (
		<a
			className={styles.server}
			href={url}
			target="_blank"
			rel="nofollow noopener noreferrer"
			aria-label={name}
			data-tooltip={name === host ? host : `${name} (${host})`}
		>
			{children}
		</a>
	);
}
