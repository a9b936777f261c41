import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icon/Icon';
import { isBesideEdges } from './edges';
import { followSwipe } from './followSwipe';
import { isInSideways, mayBeginSwipe } from './mayBeginSwipe';
import type { Side } from './swipe';
import styles from './TabSwiper.module.css';

interface Neighbour {
	readonly value: string;
	readonly text: string;
}

export interface TabSwiperProps {
	/** The element that follows the finger. */
	page: RefObject<HTMLElement | null>;
	before: Neighbour | undefined;
	after: Neighbour | undefined;
	onChoose: (value: string) => void;
}

/**
 * Swiping sideways changes to the next tab, whose name shows behind the page meanwhile. Not in what scrolls sideways
 * itself, such as a deck.
 */
export default function TabSwiper({ page, before, after, onChoose }: TabSwiperProps): ReactNode {
	const [side, setSide] = useState<Side | null>(null);
	const tabs = useRef({ before, after, onChoose });
	useLayoutEffect(() => {
		tabs.current = { before, after, onChoose };
	}, [before, after, onChoose]);
	useEffect(() => {
		const element = page.current;
		if (!element?.parentElement || isInSideways(element.parentElement)) return undefined;
		element.dataset.swipes = '';
		const end = followSwipe(element, {
			ways: () => ({ before: tabs.current.before !== undefined, after: tabs.current.after !== undefined }),
			mayBegin: touch => isBesideEdges(touch) && mayBeginSwipe(touch.target, element),
			onSide: setSide,
			onSwipe: where => {
				const tab = tabs.current[where];
				if (tab) tabs.current.onChoose(tab.value);
			},
			afterwards: 'enters',
		});
		return () => {
			delete element.dataset.swipes;
			end();
		};
	}, [page]);
	if (side === null) return null;
	return (
		<div className={styles.peek} data-side={side} aria-hidden="true">
			<div className={styles.label}>
				<Icon name={side === 'before' ? 'chevronLeft' : 'chevronRight'} size={22} />
				<span>{{ before, after }[side]?.text}</span>
			</div>
		</div>
	);
}
