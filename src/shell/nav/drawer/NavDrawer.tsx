import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { text } from '@/i18n/text';
import { motionAllowed } from '@/platform/reducedMotion';
import type { OverlayHandle } from '@/ui/overlay/OverlayRequest';
import { followSwipe } from '@/ui/swipe/followSwipe';
import { SWIPE_MS } from '@/ui/swipe/swipe';
import { DeckNavItems } from '../../deck/decks/DeckNavItems';
import { NavContent } from '../NavContent';
import styles from './NavDrawer.module.css';

export interface NavDrawerProps {
	isDeck: boolean;
	/** False if the deck has a column for notifications. */
	hasNotifications: boolean;
}

/** The bar as a drawer on phones: choosing something in it closes it, as a swipe to the left does. */
export function NavDrawer({ isDeck, hasNotifications, handle }: NavDrawerProps & { handle: OverlayHandle }): ReactNode {
	const bar = useRef<HTMLElement>(null);
	useLayoutEffect(() => {
		const panel = bar.current?.closest<HTMLElement>('[data-overlay]');
		return panel?.parentElement ? closeBySwipe(panel.parentElement, panel, handle) : undefined;
	}, [handle]);
	const press = ({ target }: MouseEvent) => {
		const button = target instanceof Element ? target.closest('a, button') : null;
		if (button && !button.hasAttribute('aria-expanded')) handle.close();
	};
	return (
		<nav ref={bar} className={styles.drawer} aria-label={text.shell.navigation} onClickCapture={press}>
			<NavContent deckItems={isDeck ? <DeckNavItems /> : undefined} hasNotifications={hasNotifications} />
		</nav>
	);
}

function closeBySwipe(layer: HTMLElement, panel: HTMLElement, handle: OverlayHandle): () => void {
	return followSwipe(layer, {
		moved: panel,
		ways: () => ({ before: false, after: true }),
		onSwipe: () => {
			// Goes on from where it was let go.
			const way = [{ translate: panel.style.translate }, { translate: '-100%' }];
			if (motionAllowed()) panel.animate(way, { duration: SWIPE_MS, easing: 'ease-out', fill: 'forwards' });
			void handle.requestClose('background');
		},
		afterwards: 'stays',
	});
}
