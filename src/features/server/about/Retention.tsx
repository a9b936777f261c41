import type { ReactNode } from 'react';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { type Cohort, cohortsOf, returnedAfter } from '@/domain/server/retention';
import { t } from '@/i18n/t';
import { currentLanguage, text } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import { Section } from '@/ui/section/Section';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import styles from './Retention.module.css';

const retentionQuery = defineThing({
	name: 'retention',
	lifetime: 'steady',
	fetch: async ({ api }, _: null, signal) => cohortsOf(await api.call('retention', {}, { signal }), Date.now()),
});

/** Days after which the share of those who came back is said. */
const TOLD_AFTER = [1, 7, 28] as const;
const CELL = 12;
const SIZE = 10;
/** The least opacity of somebody who came back. */
const FAINTEST = 0.25;

/**
 * Of those who registered on each of the last days, how many came back on each day since
 * (rules/server#who-comes-back). Absent where nobody registered lately.
 */
export function Retention(): ReactNode {
	const query = useThing(retentionQuery, null);
	if (query.data?.length === 0) return null;
	return (
		<Section title={text.server.retention} about={text.server.retentionAbout}>
			<QueryState query={query} loading={<SkeletonRows count={1} />}>
				{cohorts => (
					<>
						<ul className={styles.shares}>
							{TOLD_AFTER.map(days => {
								const share = returnedAfter(cohorts, days);
								return share === null ? null : (
									<li key={days}>
										<b>{percent(share)}</b> {t('server.afterDays', { count: days })}
									</li>
								);
							})}
						</ul>
						<Cohorts cohorts={cohorts} />
					</>
				)}
			</QueryState>
		</Section>
	);
}

/** A row for each day on which people registered, with a cell for each day since. */
function Cohorts({ cohorts }: { cohorts: readonly Cohort[] }): ReactNode {
	const width = Math.max(1, ...cohorts.map(({ returned }) => returned.length));
	const date = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeZone: 'UTC' });
	return (
		<svg
			className={styles.cohorts}
			viewBox={`0 0 ${width * CELL} ${cohorts.length * CELL}`}
			role="img"
			aria-label={t('server.retentionLabel', { count: cohorts.length })}
		>
			{cohorts.flatMap(({ at, people, returned }, row) =>
				cellsOf(returned).map(({ days, count }) => (
					<rect
						key={`${at} ${days}`}
						className={styles.cell}
						data-none={count === 0 || undefined}
						opacity={count === 0 ? 1 : FAINTEST + (1 - FAINTEST) * Math.min(1, count / people)}
						x={(days - 1) * CELL}
						y={row * CELL}
						width={SIZE}
						height={SIZE}
						rx={2.5}
					>
						<title>
							{t('server.retentionCell', {
								...{ date: date.format(at), returned: count, people },
								days: t('server.afterDays', { count: days }),
							})}
						</title>
					</rect>
				)),
			)}
		</svg>
	);
}

const cellsOf = (returned: readonly number[]) => returned.map((count, index) => ({ days: index + 1, count }));

const percent = (share: number): string =>
	new Intl.NumberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
