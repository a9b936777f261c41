import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { text } from '@/i18n/text';
import { overlays } from '@/ui/overlay/overlays';
import { isAtEdge } from '@/ui/swipe/edges';
import { followSwipe } from '@/ui/swipe/followSwipe';
import { mayBeginSwipe } from '@/ui/swipe/mayBeginSwipe';
import { turnColumns } from '../../deck/arrangement/turnColumns';
import { NavDrawer, type NavDrawerProps } from './NavDrawer';
import styles from './NavDrawer.module.css';

/** Opens the drawer of phones by a swipe from the left edge of the page (rules/navigation#the-drawer), and turns the deck's columns. */
export default function EdgeSwiper({ isDeck, hasNotifications }: NavDrawerProps): ReactNode {
	const edge = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const page = document.getElementById('root');
		const moved = edge.current;
		if (!page || !moved) return undefined;
		return followSwipe(page, {
			moved,
			ways: () => ({ before: overlays.top() === undefined, after: false }),
			mayBegin: touch => isAtEdge(touch) && mayBeginSwipe(touch.target, page, isScrolled),
			onSide: side => moved.toggleAttribute('data-shown', side !== null),
			onSwipe: () => {
				const { closed } = overlays.open({
					kind: 'side',
					label: text.shell.navigation,
					render: handle => <NavDrawer {...{ isDeck, hasNotifications, handle }} />,
				});
				moved.toggleAttribute('data-shown', true);
				void closed.then(() => {
					moved.removeAttribute('style');
					moved.removeAttribute('data-shown');
				});
			},
			afterwards: 'stays',
		});
	}, [isDeck, hasNotifications]);
	useEffect(() => {
		const page = document.getElementById('root');
		return page && isDeck ? turnColumns(page) : undefined;
	}, [isDeck]);
	// Not in the bar, whose blur would be what it is placed by.
	return createPortal(<div ref={edge} className={styles.edge} data-edge-swiper="" aria-hidden="true" />, document.body);
}

/** The first column of a deck has nothing to its left, so a finger that moves to the right doesn't scroll there. */
const isScrolled = (element: Element): boolean => element.scrollLeft > 0;
