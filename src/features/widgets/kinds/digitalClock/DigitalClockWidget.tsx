import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { currentLanguage } from '@/i18n/text';
import styles from '../digits.module.css';
import { zoneOption } from '../timeZones';
import { useNow } from '../useNow';
import type { DigitalClockData } from './digitalClockKind';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** A clock with digits, of any time zone. */
export default function DigitalClockWidget({ data }: WidgetProps<DigitalClockData>): ReactNode {
	const { zone, hours, showSeconds, showDate } = data;
	const now = useNow(showSeconds ? SECOND_MS : MINUTE_MS);
	const language = currentLanguage();
	const time = useMemo(
		() =>
			new Intl.DateTimeFormat(language, {
				hour: hours === 'h12' ? 'numeric' : '2-digit',
				minute: '2-digit',
				...(showSeconds && { second: '2-digit' }),
				...(hours !== 'auto' && { hourCycle: hours }),
				...zoneOption(zone),
			}),
		[language, hours, showSeconds, zone],
	);
	const date = useMemo(
		() => new Intl.DateTimeFormat(language, { dateStyle: 'full', ...zoneOption(zone) }),
		[language, zone],
	);
	return (
		<div className={styles.digits}>
			<time className={styles.number} dateTime={new Date(now).toISOString()}>
				{createElement(Fragment, null, ...time.formatToParts(now).map(partOf))}
			</time>
			{showDate && <p className={styles.about}>{date.format(now)}</p>}
		</div>
	);
}

/** Without keys, as the parts of a format stay where they are. */
const partOf = ({ type, value }: Intl.DateTimeFormatPart): ReactNode => <span data-part={type}>{value}</span>;
