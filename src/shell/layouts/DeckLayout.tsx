import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useDeviceKind } from '@/platform/useDeviceKind';
import { deckStore } from '@/stores/deck/DeckStore';
import { usePreference } from '@/stores/preferences/usePreference';
import { useSession } from '@/stores/session/SessionContext';
import { ColumnStrip } from '../deck/arrangement/ColumnStrip';
import { DeckGrid } from '../deck/arrangement/DeckGrid';
import { columnOfSession } from '../deck/column/columnSession';
import { DeckIntroduction } from '../deck/DeckIntroduction';
import { columnGap } from '../deck/deckPreferences';
import { DeckNavItems, deckMenuItems } from '../deck/decks/DeckNavItems';
import { DeckNavigation } from '../deck/decks/DeckNavigation';
import { EmptyDeck } from '../deck/EmptyDeck';
import { Hotkeys } from '../hotkeys/Hotkeys';
import { BottomBar } from '../nav/BottomBar';
import { NavBar } from '../nav/NavBar';
import { ServiceWorkerMessages } from '../serviceWorker/ServiceWorkerMessages';
import styles from './DeckLayout.module.css';

export { prepareDeck as prepare } from '../deck/prepareDeck';

const deckItems = <DeckNavItems />;

/** Columns side by side; on phones one after the other, as pages. */
export default function DeckLayout(): ReactNode {
	const deck = useStore(deckStore.state, state => state.deck);
	const gap = usePreference(columnGap);
	const isMobile = useDeviceKind() === 'mobile';
	const notifications = columnOfSession(deck, useSession(), 'notifications');
	return (
		<DeckNavigation deck={deck} className={styles.layout}>
			<Hotkeys />
			<ServiceWorkerMessages />
			{!isMobile && <NavBar deckItems={deckItems} hasNotifications={notifications === undefined} />}
			<main className={styles.deck} data-mobile={isMobile || undefined}>
				{deck.columns.length === 0 ? <EmptyDeck /> : <DeckGrid deck={deck} gap={gap} isPaged={isMobile} />}
			</main>
			{isMobile && (
				<BottomBar
					deckItems={deckMenuItems}
					columns={deck.columns.length > 1 && <ColumnStrip deck={deck} />}
					hasNotifications={notifications === undefined}
				/>
			)}
			<DeckIntroduction />
		</DeckNavigation>
	);
}
