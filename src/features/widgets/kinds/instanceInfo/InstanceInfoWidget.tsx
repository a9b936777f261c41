import type { ReactNode } from 'react';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { MfmText } from '@/blocks/mfm/MfmText';
import { useWidgetThing } from '@/blocks/widget/useWidgetThing';
import { WidgetLoading } from '@/blocks/widget/WidgetLoading';
import { WidgetQuery } from '@/blocks/widget/WidgetQuery';
import { currentLanguage, text } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import { useServerInfo, useSession } from '@/stores/session/SessionContext';
import shared from '../widget.module.css';
import styles from './InstanceInfoWidget.module.css';
import type { InstanceInfoData } from './instanceInfoKind';

const EVERY_SEC = 600;

const countsQuery = defineThing({
	name: 'widgetServerCounts',
	lifetime: 'steady',
	async fetch({ api }, _: null, signal) {
		const { originalUsersCount, originalNotesCount } = await api.call('stats', {}, { signal });
		return { people: originalUsersCount ?? 0, notes: originalNotesCount ?? 0 };
	},
});

/** The server in short: its name, what it runs, how many people and notes it has. */
export default function InstanceInfoWidget({ data }: WidgetProps<InstanceInfoData>): ReactNode {
	const { host } = useSession();
	const info = useServerInfo(known => known);
	if (!info) return <WidgetLoading />;
	return (
		<div>
			<div
				className={styles.head}
				style={info.bannerUrl ? { backgroundImage: `url("${CSS.escape(info.bannerUrl)}")` } : undefined}
			>
				<div className={styles.who}>
					{info.iconUrl && <img className={styles.icon} src={info.iconUrl} alt="" width={44} height={44} />}
					<div className={styles.names}>
						<b>{info.name}</b>
						<small>
							{host} · {info.version}
						</small>
					</div>
				</div>
			</div>
			{data.showDescription && info.description && (
				<div className={styles.description}>
					<MfmText text={info.description} mode="full" host={null} />
				</div>
			)}
			{data.showCounts && <Counts />}
		</div>
	);
}

function Counts(): ReactNode {
	const query = useWidgetThing(countsQuery, null, EVERY_SEC);
	const figure = new Intl.NumberFormat(currentLanguage());
	return (
		<WidgetQuery query={query}>
			{({ people, notes }) => (
				<dl className={`${shared.figures} ${styles.counts}`}>
					<div>
						<dt>{text.widgets.instanceInfo.people}</dt>
						<dd>{figure.format(people)}</dd>
					</div>
					<div>
						<dt>{text.widgets.instanceInfo.notes}</dt>
						<dd>{figure.format(notes)}</dd>
					</div>
				</dl>
			)}
		</WidgetQuery>
	);
}
