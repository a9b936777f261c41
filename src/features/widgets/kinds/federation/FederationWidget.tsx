import type { ReactNode } from 'react';
import { PathLink } from '@/blocks/navigation/PathLink';
import { ServerIcon } from '@/blocks/server/ServerIcon';
import { useWidgetThing } from '@/blocks/widget/useWidgetThing';
import { WidgetMessage } from '@/blocks/widget/WidgetMessage';
import { WidgetQuery } from '@/blocks/widget/WidgetQuery';
import { pathTo } from '@/domain/paths/pathTo';
import type { OtherServer } from '@/domain/server/OtherServer';
import { fill } from '@/i18n/fill';
import { currentLanguage, text } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import { fetchServers } from '../servers';
import shared from '../widget.module.css';

const EVERY_SEC = 60;
const MOST = 6;

const serversQuery = defineThing<null, readonly OtherServer[]>({
	name: 'widgetFederation',
	lifetime: 'changing',
	fetch: (session, _, signal) => fetchServers(session, '+pubSub', MOST, signal),
});

/** The servers with which this one has most to do. */
export default function FederationWidget(): ReactNode {
	const query = useWidgetThing(serversQuery, null, EVERY_SEC);
	return (
		<WidgetQuery query={query}>
			{servers =>
				servers.length === 0 ? (
					<WidgetMessage icon="server">{text.widgets.federation.none}</WidgetMessage>
				) : (
					<ul className={shared.list}>
						{servers.map(server => (
							<li key={server.host}>
								<Row server={server} />
							</li>
						))}
					</ul>
				)
			}
		</WidgetQuery>
	);
}

function Row({ server }: { server: OtherServer }): ReactNode {
	const { host, name, software, people, notes } = server;
	const figure = new Intl.NumberFormat(currentLanguage(), { notation: 'compact' });
	return (
		<PathLink className={shared.row} path={pathTo('serverInfo', { host })}>
			<ServerIcon server={server} size={34} />
			<span className={shared.texts}>
				<span className={shared.first}>
					<bdi>{name}</bdi>
				</span>
				<span className={shared.second}>{software === null ? host : `${host} · ${software}`}</span>
			</span>
			<span className={shared.counts}>
				<span>{fill(text.widgets.federation.people, { count: figure.format(people) })}</span>
				<span>{fill(text.widgets.federation.notes, { count: figure.format(notes) })}</span>
			</span>
		</PathLink>
	);
}
