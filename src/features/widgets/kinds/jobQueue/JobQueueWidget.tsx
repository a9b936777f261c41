import { Fragment, type ReactNode } from 'react';
import { WidgetLoading } from '@/blocks/widget/WidgetLoading';
import { WidgetMessage } from '@/blocks/widget/WidgetMessage';
import { numberText } from '@/i18n/numberText';
import { text } from '@/i18n/text';
import { StatChart } from '../StatChart';
import chart from '../StatChart.module.css';
import { useStats } from '../useStats';
import styles from './JobQueueWidget.module.css';

const QUEUES = ['inbox', 'deliver'] as const;
const COUNTS = ['active', 'waiting', 'delayed'] as const;

/** What the server receives from others and sends to them, live. */
export default function JobQueueWidget(): ReactNode {
	const { log, isSilent } = useStats('queueStats');
	const last = log.at(-1);
	if (!last || isSilent) {
		return isSilent ? <WidgetMessage icon="server">{text.widgets.jobQueue.silent}</WidgetMessage> : <WidgetLoading />;
	}
	return (
		<div className={chart.grid}>
			{QUEUES.map(queue => (
				<Fragment key={queue}>
					<h3 className={chart.heading}>{text.widgets.jobQueue.queues[queue]}</h3>
					<StatChart
						label={text.widgets.jobQueue.done}
						value={numberText(last[queue]?.activeSincePrevTick ?? 0)}
						values={log.map(stats => stats[queue]?.activeSincePrevTick ?? 0)}
					/>
					<dl className={styles.counts}>
						{COUNTS.map(name => (
							<div key={name}>
								<dt>{text.widgets.jobQueue.counts[name]}</dt>
								<dd>{numberText(last[queue]?.[name] ?? 0)}</dd>
							</div>
						))}
					</dl>
				</Fragment>
			))}
		</div>
	);
}
