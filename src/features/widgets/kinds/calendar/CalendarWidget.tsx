import type { ReactNode } from 'react';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { currentLanguage, text } from '@/i18n/text';
import { Meter } from '../../charts/Meter';
import { localDay } from '../localDay';
import { useNow } from '../useNow';
import styles from './CalendarWidget.module.css';
import { passedShares, type Weekday, weeksOf } from './calendarDays';
import type { CalendarData } from './calendarKind';

const MINUTE_MS = 60_000;

/** The day, and how much of it, of the month and of the year has passed. */
export default function CalendarWidget({ data }: WidgetProps<CalendarData>): ReactNode {
	const now = useNow(MINUTE_MS);
	const date = new Date(now);
	const language = currentLanguage();
	const said = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options).format(date);
	const shares = passedShares(now);
	const share = new Intl.NumberFormat(language, {
		style: 'percent',
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	});
	const isWeekend = date.getDay() === 0 || date.getDay() === 6;
	return (
		<div className={styles.calendar}>
			<time className={styles.day} dateTime={localDay(now)} data-weekend={isWeekend || undefined}>
				<span className={styles.month}>{said({ year: 'numeric', month: 'long' })}</span>
				<b className={styles.number}>{date.getDate()}</b>
				<span className={styles.weekday}>{said({ weekday: 'long' })}</span>
			</time>
			<div className={styles.shares}>
				{(['day', 'month', 'year'] as const).map(period => (
					<Meter
						key={period}
						label={text.widgets.calendar.passed[period]}
						value={share.format(shares[period])}
						share={shares[period]}
					/>
				))}
			</div>
			{data.showMonth && <Month date={date} first={FIRST[data.firstDay] ?? usualFirstDay(language)} />}
		</div>
	);
}

function Month({ date, first }: { date: Date; first: Weekday }): ReactNode {
	const language = currentLanguage();
	const names = { short: weekdays(language, first, 'narrow'), long: weekdays(language, first, 'long') };
	const label = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long' }).format(date);
	return (
		<table className={styles.days} aria-label={label}>
			<thead>
				<tr>
					{names.long.map((name, at) => (
						<th key={name} scope="col">
							<span className="visually-hidden">{name}</span>
							<span aria-hidden="true">{names.short[at]}</span>
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{weeksOf(date.getFullYear(), date.getMonth(), first).map(week => (
					<tr key={week.find(day => day !== null)}>
						{week.map((day, at) => (
							// A day of another month has nothing but its place.
							<td key={names.long[at]} aria-current={day === date.getDate() ? 'date' : undefined}>
								{day}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

const FIRST = { auto: undefined, sunday: 0, monday: 1, saturday: 6 } as const;

/** Some browsers don't know it: then Sunday, which most readers are used to. */
function usualFirstDay(language: string): Weekday {
	const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } } =
		new Intl.Locale(language);
	const day = locale.getWeekInfo?.().firstDay ?? locale.weekInfo?.firstDay ?? 7;
	return day === 1 ? 1 : day === 6 ? 6 : 0;
}

/** 1 January 2023 was a Sunday. */
function weekdays(language: string, first: Weekday, weekday: 'narrow' | 'long'): readonly string[] {
	const format = new Intl.DateTimeFormat(language, { weekday });
	return Array.from({ length: 7 }, (_, at) => format.format(new Date(2023, 0, 1 + first + at)));
}
