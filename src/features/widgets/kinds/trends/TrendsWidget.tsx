import type { ReactNode } from 'react';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { PathLink } from '@/blocks/navigation/PathLink';
import { useWidgetThing } from '@/blocks/widget/useWidgetThing';
import { WidgetMessage } from '@/blocks/widget/WidgetMessage';
import { WidgetQuery } from '@/blocks/widget/WidgetQuery';
import { pathTo } from '@/domain/paths/pathTo';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import { Sparkline } from '@/ui/chart/Sparkline';
import shared from '../widget.module.css';
import styles from './TrendsWidget.module.css';
import type { TrendsData } from './trendsKind';

const EVERY_SEC = 60;
const MOST = 10;

interface Trend {
	readonly tag: string;
	readonly people: number;
	/** Oldest first. */
	readonly chart: readonly number[];
}

const trendsQuery = defineThing<null, readonly Trend[]>({
	name: 'widgetTrends',
	lifetime: 'changing',
	async fetch({ api }, _, signal) {
		const told = await api.call('hashtags/trend', {}, { signal });
		return told.slice(0, MOST).flatMap(({ tag, usersCount, chart }) => {
			const counts = Array.isArray(chart) ? chart.filter(Number.isFinite) : [];
			return tag ? [{ tag, people: usersCount ?? 0, chart: counts.toReversed() }] : [];
		});
	},
});

/** The hashtags that most people use lately. */
export default function TrendsWidget({ data }: WidgetProps<TrendsData>): ReactNode {
	const query = useWidgetThing(trendsQuery, null, EVERY_SEC);
	return (
		<WidgetQuery query={query}>
			{trends =>
				trends.length === 0 ? (
					<WidgetMessage icon="hash">{text.widgets.trends.none}</WidgetMessage>
				) : (
					<ol className={shared.list}>
						{trends.map(({ tag, people, chart }) => (
							<li key={tag}>
								<PathLink className={styles.trend} path={pathTo('tag', { tag })}>
									<span className={shared.texts}>
										<span className={shared.first}>
											<bdi>#{tag}</bdi>
										</span>
										<span className={shared.second}>{counted(text.widgets.trends, 'people', people)}</span>
									</span>
									{data.showCharts && chart.length > 1 && <Sparkline className={styles.chart} values={chart} />}
								</PathLink>
							</li>
						))}
					</ol>
				)
			}
		</WidgetQuery>
	);
}
