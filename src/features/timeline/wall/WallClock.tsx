import { type ReactNode, useEffect, useState } from 'react';
import { currentLanguage } from '@/i18n/text';
import styles from './WallView.module.css';

const MINUTE_MS = 60_000;

/** Time and date, changed with each minute. */
export function WallClock(): ReactNode {
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const wait = () => {
			timer = setTimeout(
				() => {
					setNow(Date.now());
					wait();
				},
				MINUTE_MS - (Date.now() % MINUTE_MS),
			);
		};
		wait();
		return () => clearTimeout(timer);
	}, []);
	const language = currentLanguage();
	const date = new Date(now);
	return (
		<time className={styles.clock} dateTime={date.toISOString()}>
			<b>{date.toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' })}</b>
			<span>{date.toLocaleDateString(language, { weekday: 'long', month: 'long', day: 'numeric' })}</span>
		</time>
	);
}
