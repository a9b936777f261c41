import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { motionAllowed } from '@/platform/reducedMotion';
import { watchTouch } from '@/platform/watchTouch';
import { Icon } from '@/ui/icon/Icon';
import styles from './TabSwiper.module.css';
import { beginTabSwipe, MAX_PX, moveTabSwipe, shownWay, type TabSwipe, tabSwipeOutcome } from './tabSwipe';

const BACK_MS = 400;

type Side = 'before' | 'after';

interface Neighbour {
	readonly value: string;
	readonly text: string;
}

export interface TabSwiperProps {
	/** The element that follows the finger. */
	page: RefObject<HTMLElement | null>;
	before: Neighbour | undefined;
	after: Neighbour | undefined;
	/** Must be stable. */
	onChoose: (value: string) => void;
}

/**
 * Swiping sideways changes to the next tab. Its listeners are passive: vertical scrolling is left to the browser, and
 * so are elements that scroll sideways.
 */
export default function TabSwiper({ page, before, after, onChoose }: TabSwiperProps): ReactNode {
	const [side, setSide] = useState<Side | null>(null);
	const tabs = useRef({ before, after });
	useEffect(() => {
		tabs.current = { before, after };
	}, [before, after]);
	useEffect(() => {
		const element = page.current;
		if (!element || scrollsSideways(element.parentElement, null)) return undefined;
		element.dataset.swipes = '';
		const end = follow(element, {
			hasTab: where => tabs.current[where] !== undefined,
			setSide,
			choose: where => {
				const tab = tabs.current[where];
				if (tab) onChoose(tab.value);
			},
		});
		return () => {
			delete element.dataset.swipes;
			end();
		};
	}, [page, onChoose]);
	if (side === null) return null;
	return (
		<div className={styles.peek} data-side={side} aria-hidden="true">
			<Icon name={side === 'before' ? 'chevronLeft' : 'chevronRight'} size={22} />
			<span>{(side === 'before' ? before : after)?.text}</span>
		</div>
	);
}

interface Following {
	hasTab: (where: Side) => boolean;
	setSide: (side: Side | null) => void;
	choose: (where: Side) => void;
}

function follow(element: HTMLElement, { hasTab, setSide, choose }: Following): () => void {
	let swipe: TabSwipe | null = null;
	const onStart = (event: TouchEvent) => {
		const [touch] = event.touches;
		swipe = touch && event.touches.length === 1 && mayBegin(event.target, element) ? beginAt(touch) : null;
	};
	const onMove = (event: TouchEvent) => {
		const [touch] = event.touches;
		if (!swipe || !touch) return;
		const neighbours = { before: hasTab('before'), after: hasTab('after') };
		swipe = moveTabSwipe(swipe, touch.clientX, touch.clientY, neighbours);
		if (!swipe.way) return;
		setSide(swipe.way > 0 ? 'before' : 'after');
		if (motionAllowed()) element.style.translate = `${shownWay(swipe)}px`;
	};
	const onEnd = (event: TouchEvent) => {
		const ended = swipe;
		swipe = null;
		if (!ended || ended.way === null) return;
		const outcome = event.type === 'touchend' ? tabSwipeOutcome(ended) : 0;
		element.style.translate = '';
		setSide(null);
		if (outcome !== 0) choose(outcome < 0 ? 'before' : 'after');
		// A new page enters from its side; otherwise the page moves back.
		const from = outcome === 0 ? shownWay(ended) : outcome * MAX_PX;
		if (motionAllowed()) element.animate(comingFrom(from, outcome !== 0), { duration: BACK_MS, easing: 'ease-out' });
	};
	const end = watchTouch(element, { onStart, onMove, onEnd });
	return () => {
		end();
		element.style.translate = '';
	};
}

const beginAt = ({ clientX, clientY }: Touch): TabSwipe => beginTabSwipe(clientX, clientY);

const comingFrom = (px: number, isNew: boolean): Keyframe[] => [
	{ translate: `${px}px`, opacity: isNew ? 0 : 1 },
	{ translate: '0', opacity: 1 },
];

/** Not in a field, not while text is selected, and not in an element that scrolls sideways. */
function mayBegin(target: EventTarget | null, page: HTMLElement): boolean {
	if (!(target instanceof Element) || target.closest('input, textarea, [contenteditable]')) return false;
	return (getSelection()?.isCollapsed ?? true) && !scrollsSideways(target, page);
}

/** @param end the ancestor to stop at; null to check all */
function scrollsSideways(from: Element | null, end: Element | null): boolean {
	for (let element = from; element && element !== end; element = element.parentElement) {
		const { overflowX } = getComputedStyle(element);
		if (overflowX !== 'auto' && overflowX !== 'scroll') continue;
		// Scrollable ancestors of the page count even if they have no overflow yet.
		if (end === null || element.scrollWidth > element.clientWidth) return true;
	}
	return false;
}
