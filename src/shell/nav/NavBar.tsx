import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import styles from './NavBar.module.css';
import { NavContent } from './NavContent';
import { menuDisplay } from './navSettings';
import { useIsNarrow } from './useIsNarrow';
import { useReserved } from './useReserved';

/** The same as in the style sheet. */
const WIDTH_PX = { full: 212, icons: 60 } as const;

interface NavBarProps {
	/** The deck's own items. */
	deckItems?: ReactNode;
	/** False if the deck has a column for notifications, listed in `deckItems`. */
	hasNotifications?: boolean;
}

/** The side bar: full, or icons only (always at 1279 px and below; rules/navigation#the-bar). */
export function NavBar({ deckItems, hasNotifications = true }: NavBarProps): ReactNode {
	const display = useBaseSetting(menuDisplay);
	const isNarrow = useIsNarrow();
	const isIcons = isNarrow || display === 'sideIcon';
	useReserved('--side-bar', isIcons ? WIDTH_PX.icons : WIDTH_PX.full);
	return (
		<nav
			className={styles.bar}
			data-region=""
			data-icons={isIcons || undefined}
			data-tooltip-side="after"
			aria-label={text.shell.navigation}
		>
			<NavContent {...{ deckItems, hasNotifications, isIcons }} canFold={!isNarrow} />
		</nav>
	);
}
