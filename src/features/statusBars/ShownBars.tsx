import { type ReactNode, useState } from 'react';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useMotionAllowed } from '@/platform/useMotionAllowed';
import { usePreference } from '@/stores/preferences/usePreference';
import { IconButton } from '@/ui/button/IconButton';
import { barContents } from './barContents';
import styles from './ShownBars.module.css';
import type { StatusBar } from './StatusBar';
import { statusBarEntries } from './statusBarEntries';
import { statusBars } from './statusBarsSetting';

/** The user's bars, one line each, above everything else on the page (rules/navigation#status-bars). */
export default function ShownBars(): ReactNode {
	const shown = statusBarEntries(usePreference(statusBars)).flatMap(({ id, bar }) => (bar ? [{ id, bar }] : []));
	if (shown.length === 0) return null;
	return (
		<aside className={styles.bars} aria-label={text.statusBars.title} data-late="">
			{shown.map(({ id, bar }) => (
				<Bar key={id} bar={bar} />
			))}
		</aside>
	);
}

function Bar({ bar }: { bar: StatusBar }): ReactNode {
	const [isPaused, setIsPaused] = useState(false);
	const isMoving = useMotionAllowed();
	const name = bar.name || text.statusBars.types[bar.type];
	const Content = barContents[bar.type];
	return (
		<section
			className={styles.bar}
			aria-label={name}
			data-size={bar.size}
			data-black={bar.black || undefined}
			// The colours for text on dark, whatever the theme.
			data-theme={bar.black ? 'dark' : undefined}
		>
			{bar.name !== '' && <span className={styles.name}>{bar.name}</span>}
			<div className={styles.content}>
				<Content bar={bar} isPaused={isPaused} />
			</div>
			{isMoving && (
				<IconButton
					className={styles.pause ?? ''}
					icon={isPaused ? 'play' : 'pause'}
					iconSize={14}
					size="small"
					label={fill(text.statusBars.pause, { name })}
					aria-pressed={isPaused}
					onClick={() => setIsPaused(now => !now)}
				/>
			)}
		</section>
	);
}
