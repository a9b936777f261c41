import { type ReactNode, useState } from 'react';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { MfmText } from '@/blocks/mfm/MfmText';
import { useWidgetThing } from '@/blocks/widget/useWidgetThing';
import { WidgetLoading } from '@/blocks/widget/WidgetLoading';
import { WidgetMessage } from '@/blocks/widget/WidgetMessage';
import { WidgetQuery } from '@/blocks/widget/WidgetQuery';
import { numberText } from '@/i18n/numberText';
import { text } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import { useIsUnreachable, useServerInfo, useSession } from '@/stores/session/SessionContext';
import { refreshServer } from '@/stores/session/startSession';
import { Button } from '@/ui/button/Button';
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
	const session = useSession();
	const { host } = session;
	const info = useServerInfo(known => known);
	const isUnreachable = useIsUnreachable();
	if (!info && isUnreachable) return <Unreachable onRetry={() => refreshServer(session, true)} />;
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

function Unreachable({ onRetry }: { onRetry: () => Promise<void> }): ReactNode {
	const [isBusy, setBusy] = useState(false);
	const retry = async () => {
		setBusy(true);
		await onRetry();
		setBusy(false);
	};
	const button = (
		<Button size="small" icon="refresh" busy={isBusy} onClick={() => void retry()}>
			{text.common.retry}
		</Button>
	);
	return (
		<WidgetMessage icon="alert" isFailure action={button}>
			{text.error.unreachable}
		</WidgetMessage>
	);
}

function Counts(): ReactNode {
	const query = useWidgetThing(countsQuery, null, EVERY_SEC);
	return (
		<WidgetQuery query={query}>
			{({ people, notes }) => (
				<dl className={`${shared.figures} ${styles.counts}`}>
					<div>
						<dt>{text.widgets.instanceInfo.people}</dt>
						<dd>{numberText(people)}</dd>
					</div>
					<div>
						<dt>{text.widgets.instanceInfo.notes}</dt>
						<dd>{numberText(notes)}</dd>
					</div>
				</dl>
			)}
		</WidgetQuery>
	);
}
