import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pollWhileVisible } from '@/blocks/feed/pollWhileVisible';
import { useMotionAllowed } from '@/platform/useMotionAllowed';
import { BarItemView } from './BarItemView';
import type { BarItem } from './barItem';
import styles from './ShownBars.module.css';
import type { StatusBar } from './StatusBar';

interface BarEntriesProps {
	bar: StatusBar;
	items: readonly BarItem[];
	/** Whether the reader has stopped it. */
	isPaused: boolean;
}

/** The entries of a bar: moving, or where motion isn't wanted, all in a line that is scrolled by hand. */
export function BarEntries(props: BarEntriesProps): ReactNode {
	const { bar, items } = props;
	if (!useMotionAllowed()) {
		return (
			<div className={styles.view} data-still="">
				<Lap items={items} />
			</div>
		);
	}
	return bar.display === 'marquee' ? <Marquee {...props} /> : <OneByOne {...props} />;
}

/**
 * All entries pass by, twice one after the other, so that the line never ends. It stands still under the pointer, and
 * is a line to scroll while keys are in it.
 */
function Marquee({ bar, items, isPaused }: BarEntriesProps): ReactNode {
	const view = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const element = view.current;
		// What the browser has scrolled to show the focused link.
		const back = () => element?.scrollTo({ left: 0 });
		element?.addEventListener('focusout', back);
		return () => element?.removeEventListener('focusout', back);
	}, []);
	return (
		<div ref={view} className={styles.view}>
			<div
				className={styles.marquee}
				data-paused={isPaused || undefined}
				data-reverse={bar.marqueeReverse || undefined}
				style={{ animationDuration: `${bar.marqueeDuration}s` }}
			>
				<Lap items={items} />
				<Lap items={items} isCopy />
			</div>
		</div>
	);
}

function Lap({ items, isCopy = false }: { items: readonly BarItem[]; isCopy?: boolean }): ReactNode {
	return (
		<ul className={styles.lap} {...(isCopy && { 'aria-hidden': true })}>
			{items.map(item => (
				<li key={item.key}>
					<BarItemView item={item} isCopy={isCopy} />
				</li>
			))}
		</ul>
	);
}

/** One entry at a time. It stays while the pointer or the focus is on it. */
function OneByOne({ bar, items, isPaused }: BarEntriesProps): ReactNode {
	const [step, setStep] = useState(0);
	const view = useRef<HTMLDivElement>(null);
	const isMoving = !isPaused && items.length > 1;
	useEffect(() => {
		if (!isMoving) return undefined;
		return pollWhileVisible(bar.itemSec * 1000, () => {
			const element = view.current;
			const isHeld = element?.matches(':hover') || element?.contains(document.activeElement);
			if (!isHeld) setStep(now => now + 1);
		});
	}, [isMoving, bar.itemSec]);
	const item = items[step % items.length];
	return (
		<div ref={view} className={styles.view}>
			{item && (
				<div key={`${step} ${item.key}`} className={styles.single}>
					<BarItemView item={item} />
				</div>
			)}
		</div>
	);
}
