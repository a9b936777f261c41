import { type ReactNode, useRef, useState } from 'react';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { useWhileVisible } from '@/blocks/widget/useWhileVisible';
import { text } from '@/i18n/text';
import { motionAllowed } from '@/platform/reducedMotion';
import { appEvents } from '@/stores/appEvents';
import styles from './AichanWidget.module.css';
import type { AichanData } from './aichanKind';
import { Gull } from './Gull';
import { greetingAt, nextLine } from './lines';
import { blink, lookTowards } from './movements';

/** It sleeps once nothing has moved for this long. */
const NAP_AFTER_MS = 60_000;
const SAID_FOR_MS = 6_000;
const BLINK_EVERY_MS = 5_000;
/** The pointer tells that somebody is there, which is noticed again after this time. */
const NOTICE_EVERY_MS = 1_000;

/** A gull on a post that looks at the pointer, sleeps when nothing happens, and says something when it is pressed. */
export default function AichanWidget({ data: { talks } }: WidgetProps<AichanData>): ReactNode {
	const drawing = useRef<SVGSVGElement>(null);
	const [isAsleep, setAsleep] = useState(false);
	const [said, setSaid] = useState<string | null>(null);
	/** Counted, so that each hop begins anew. */
	const [hops, setHops] = useState(0);
	const say = (line: string) => {
		setAsleep(false);
		setHops(count => count + 1);
		if (talks) setSaid(line);
	};
	useWhileVisible(() => {
		let nap: ReturnType<typeof setTimeout> | undefined;
		let noticedAt = Number.NEGATIVE_INFINITY;
		const notice = () => {
			const now = performance.now();
			if (now - noticedAt < NOTICE_EVERY_MS) return;
			noticedAt = now;
			setAsleep(false);
			clearTimeout(nap);
			nap = setTimeout(() => setAsleep(true), NAP_AFTER_MS);
		};
		const onMove = ({ clientX, clientY }: PointerEvent) => {
			notice();
			if (drawing.current && motionAllowed()) lookTowards(drawing.current, clientX, clientY);
		};
		const ending = new AbortController();
		const options = { signal: ending.signal, passive: true };
		addEventListener('pointermove', onMove, options);
		addEventListener('keydown', notice, options);
		const blinking = setInterval(() => drawing.current && motionAllowed() && blink(drawing.current), BLINK_EVERY_MS);
		const end = appEvents.on('posted', () => say(text.widgets.aichan.posted));
		notice();
		return () => {
			ending.abort();
			end();
			clearTimeout(nap);
			clearInterval(blinking);
		};
	}, null);
	useWhileVisible(line => {
		const timer = line === null ? undefined : setTimeout(() => setSaid(null), SAID_FOR_MS);
		return () => clearTimeout(timer);
	}, said);
	const press = () => say(hops === 0 ? greetingAt(new Date()) : nextLine(hops));
	return (
		<div className={styles.mascot}>
			<p className={styles.said} role="status" data-said={said === null ? undefined : ''}>
				{said}
			</p>
			<button type="button" className={styles.press} onClick={press}>
				<span className="visually-hidden">{isAsleep ? text.widgets.aichan.asleep : text.widgets.aichan.awake}</span>
				<Gull key={hops} ref={drawing} isAsleep={isAsleep} isHopping={hops > 0 && motionAllowed()} />
			</button>
		</div>
	);
}
