import { createElement, Fragment, type ReactNode } from 'react';
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
	const said = (options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(currentLanguage(), { ...options, ...zoneOption(zone) });
	const time = said({
		hour: hours === 'h12' ? 'numeric' : '2-digit',
		minute: '2-digit',
		...(showSeconds && { second: '2-digit' }),
		...(hours !== 'auto' && { hourCycle: hours }),
	});
	return (
		<div className={styles.digits}>
			<time className={styles.number} dateTime={new Date(now).toISOString()}>
				{createElement(Fragment, null, ...time.formatToParts(now).map(partOf))}
			</time>
			{showDate && <p className={styles.about}>{said({ dateStyle: 'full' }).format(now)}</p>}
		</div>
	);
}

/** Without keys, as the parts of a format stay where they are. */
const partOf = ({ type, value }: Intl.DateTimeFormatPart): ReactNode => <span data-part={type}>{value}</span>;
