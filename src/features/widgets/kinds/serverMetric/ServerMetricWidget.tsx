import type { ReactNode } from 'react';
import { byteSize } from '@/base/byteSize';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { useWidgetThing } from '@/blocks/widget/useWidgetThing';
import { WidgetLoading } from '@/blocks/widget/WidgetLoading';
import { WidgetMessage } from '@/blocks/widget/WidgetMessage';
import { fill } from '@/i18n/fill';
import { currentLanguage, text } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import type { WireStats } from '@/wire/streamEvents';
import { Meter } from '../../charts/Meter';
import { StatChart } from '../StatChart';
import chart from '../StatChart.module.css';
import { useStats } from '../useStats';
import type { ServerMetricData } from './serverMetricKind';

/** The machine stays the same, and its disk fills slowly. */
const EVERY_SEC = 300;

const machineQuery = defineThing({
	name: 'widgetMachine',
	lifetime: 'steady',
	async fetch({ api }, _: null, signal) {
		const { cpu, mem, fs } = await api.call('server-info', {}, { signal });
		return {
			cpu: cpu?.model ?? '',
			cores: cpu?.cores ?? 0,
			memory: mem?.total ?? 0,
			disk: fs?.total ?? 0,
			diskUsed: fs?.used ?? 0,
		};
	},
});

/** The load of the server's machine, live. */
export default function ServerMetricWidget({ data }: WidgetProps<ServerMetricData>): ReactNode {
	const { log, isSilent } = useStats('serverStats');
	const machine = useWidgetThing(machineQuery, null, EVERY_SEC).data;
	const last = log.at(-1);
	if (!last || isSilent) {
		return isSilent ? (
			<WidgetMessage icon="server">{text.widgets.serverMetric.silent}</WidgetMessage>
		) : (
			<WidgetLoading />
		);
	}
	const shows = (view: ServerMetricData['view']) => data.view === 'all' || data.view === view;
	const of = (pick: (stats: WireStats) => number | null | undefined) => log.map(stats => pick(stats) ?? 0);
	const memory = machine?.memory ?? 0;
	const net = [...of(stats => stats.net?.rx), ...of(stats => stats.net?.tx)];
	const { labels } = text.widgets.serverMetric;
	const perSecond = (bytes: number | null | undefined) =>
		fill(text.widgets.serverMetric.perSecond, { value: byteSize(bytes ?? 0) });
	return (
		<div className={chart.grid}>
			{shows('cpu') && (
				<StatChart label={labels.cpu} value={share(last.cpu ?? 0)} values={of(stats => stats.cpu)} most={1} />
			)}
			{shows('mem') && (
				<StatChart
					label={labels.mem}
					value={byteSize(last.mem?.active ?? 0)}
					values={of(stats => stats.mem?.active)}
					{...(memory > 0 && { most: memory })}
				/>
			)}
			{shows('net') && (
				<>
					<StatChart
						label={labels.rx}
						value={perSecond(last.net?.rx)}
						values={of(stats => stats.net?.rx)}
						most={Math.max(1, ...net)}
					/>
					<StatChart
						label={labels.tx}
						value={perSecond(last.net?.tx)}
						values={of(stats => stats.net?.tx)}
						most={Math.max(1, ...net)}
					/>
				</>
			)}
			{shows('disk') && machine && machine.disk > 0 && (
				<div className={chart.wide}>
					<Meter
						label={labels.disk}
						value={fill(text.widgets.serverMetric.ofDisk, {
							used: byteSize(machine.diskUsed),
							all: byteSize(machine.disk),
						})}
						share={machine.diskUsed / machine.disk}
					/>
				</div>
			)}
		</div>
	);
}

const share = (value: number): string =>
	new Intl.NumberFormat(currentLanguage(), {
		style: 'percent',
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	}).format(value);
