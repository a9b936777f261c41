import { memo, type ReactNode, useMemo } from 'react';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { currentLanguage, text } from '@/i18n/text';
import { timeIn, zoneName, zoneOption } from '../timeZones';
import { useNow } from '../useNow';
import styles from './ClockWidget.module.css';
import type { ClockData } from './clockKind';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOURS = Array.from({ length: 12 }, (_, at) => at + 1);
const MINUTES = Array.from({ length: 60 }, (_, at) => at);
/** Of the face, in units of its view box; its centre is 0. */
const RADIUS = 50;

/** An analog clock. */
export default function ClockWidget({ data }: WidgetProps<ClockData>): ReactNode {
	const { zone, numbers, marks, showSeconds, showLabel } = data;
	const now = useNow(showSeconds ? SECOND_MS : MINUTE_MS);
	const { hours, minutes, seconds } = timeIn(zone, now);
	const language = currentLanguage();
	const format = useMemo(
		() => new Intl.DateTimeFormat(language, { timeStyle: 'short', ...zoneOption(zone) }),
		[language, zone],
	);
	const said = format.format(now);
	return (
		<div className={styles.clock}>
			<div className={styles.face}>
				<svg className={styles.drawing} viewBox="-52 -52 104 104" role="img" aria-label={said}>
					<Dial numbers={numbers} marks={marks} />
					<Hand share={((hours % 12) + minutes / 60) / 12} length={25} className={styles.hour} />
					<Hand share={(minutes + (showSeconds ? seconds / 60 : 0)) / 60} length={37} className={styles.minute} />
					{showSeconds && <Hand share={seconds / 60} length={41} tail={9} className={styles.second} />}
					<circle className={styles.pin} r={showSeconds ? 2 : 2.6} />
				</svg>
			</div>
			{showLabel && (
				<p className={styles.label}>
					<span>{zone === '' ? text.widgets.clocks.here : zoneName(zone)}</span>
					<b>{said}</b>
				</p>
			)}
		</div>
	);
}

/** All that doesn't move. */
const Dial = memo(function Dial({ numbers, marks }: Pick<ClockData, 'numbers' | 'marks'>): ReactNode {
	return (
		<>
			<circle className={styles.disc} r={RADIUS} />
			{marks !== 'none' && MINUTES.map(minute => <Mark key={minute} minute={minute} look={marks} />)}
			{numbers !== 'none' &&
				HOURS.filter(hour => numbers === 'all' || hour % 3 === 0).map(hour => (
					<text key={hour} className={styles.number} {...placeOf(hour / 12, marks === 'none' ? 41 : 36)}>
						{hour}
					</text>
				))}
		</>
	);
});

interface HandProps {
	/** Of the way around. */
	share: number;
	length: number;
	/** How far it reaches beyond the centre. */
	tail?: number;
	className: string | undefined;
}

/** Turned by its ends: for another `transform` the browser would put the layers of the whole page together anew. */
function Hand({ share, length, tail = 4, className }: HandProps): ReactNode {
	const [from, to] = [placeOf(share, -tail), placeOf(share, length)];
	return <line className={className} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
}

function Mark({ minute, look }: { minute: number; look: 'dots' | 'lines' }): ReactNode {
	const isHour = minute % 5 === 0;
	const turn = `rotate(${minute * 6})`;
	if (look === 'dots') {
		return isHour ? (
			<circle className={styles.dot} cy={-45} r={minute % 15 === 0 ? 1.6 : 1.1} transform={turn} />
		) : null;
	}
	return (
		<line className={styles.mark} data-hour={isHour || undefined} y1={-47} y2={isHour ? -43 : -45.6} transform={turn} />
	);
}

function placeOf(share: number, radius: number): { x: number; y: number } {
	const angle = share * 2 * Math.PI;
	const at = (value: number) => Math.round(value * 100) / 100;
	return { x: at(Math.sin(angle) * radius), y: at(-Math.cos(angle) * radius) };
}
