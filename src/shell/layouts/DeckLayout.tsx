import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useDeviceKind } from '@/platform/useDeviceKind';
import { deckStore } from '@/stores/deck/DeckStore';
import { useBaseSetting, usePreference } from '@/stores/preferences/usePreference';
import { useSession } from '@/stores/session/SessionContext';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';
import { ColumnStrip } from '../deck/arrangement/ColumnStrip';
import { DeckGrid } from '../deck/arrangement/DeckGrid';
import { columnOfSession } from '../deck/column/columnSession';
import { columnGap, deckIntroduced } from '../deck/deckPreferences';
import { DeckNavItems, deckMenuItems } from '../deck/decks/DeckNavItems';
import { DeckNavigation } from '../deck/decks/DeckNavigation';
import { EmptyDeck } from '../deck/EmptyDeck';
import { menuPosition } from '../deck/layoutPreferences';
import { useShownDeck } from '../deck/shownDeck';
import { Hotkeys } from '../hotkeys/Hotkeys';
import { BottomBar } from '../nav/BottomBar';
import { NavBar } from '../nav/NavBar';
import { ServiceWorkerMessages } from '../serviceWorker/ServiceWorkerMessages';
import styles from './DeckLayout.module.css';

export { prepareDeck as prepare } from '../deck/prepareDeck';

const DeckIntroduction = lazyPart(() => import('../deck/DeckIntroduction'));
const deckItems = <DeckNavItems />;

/** Columns side by side; on phones one after the other, as pages. */
export default function DeckLayout(): ReactNode {
	const deck = useStore(deckStore.state, state => state.deck);
	const gap = usePreference(columnGap);
	const isIntroduced = useBaseSetting(deckIntroduced);
	const isMobile = useDeviceKind() === 'mobile';
	const position = usePreference(menuPosition);
	const isMenuBelow = isMobile || position === 'bottom';
	const shown = useShownDeck();
	const notifications = columnOfSession(deck, useSession(), 'notifications');
	return (
		<DeckNavigation deck={deck} className={styles.layout} menu={position}>
			<Hotkeys />
			<ServiceWorkerMessages />
			{!isMenuBelow && <NavBar deckItems={deckItems} hasNotifications={notifications === undefined} />}
			<main className={styles.deck} data-menu={isMenuBelow ? 'below' : undefined} data-mobile={isMobile || undefined}>
				{shown.columns.length === 0 ? <EmptyDeck /> : <DeckGrid deck={shown} gap={gap} isPaged={isMobile} />}
			</main>
			{isMenuBelow && (
				<BottomBar
					deckItems={deckMenuItems}
					columns={shown.columns.length > 1 && <ColumnStrip deck={shown} />}
					hasNotifications={notifications === undefined}
				/>
			)}
			{!isIntroduced && (
				<LatePart>
					<DeckIntroduction />
				</LatePart>
			)}
		</DeckNavigation>
	);
}
