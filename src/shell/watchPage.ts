import { lateSessionRoot } from '@/blocks/hosting/lateSessionRoot';
import { startSeasons } from '@/features/seasons';
import { loadSounds } from '@/features/sounds';
import { loadStartNotices } from '@/features/startNotices';
import { loadReadMarks } from '@/features/timeline';
import { liveClock } from '@/stores/LiveClock';
import type { Session } from '@/stores/session/Session';
import type { LayoutName } from './chooseLayout';
import { columnSounds } from './deck/column/columnSounds';
import { watchSharedDecks } from './deck/sharing/watchSharedDecks';
import { keepErrorImage } from './keepErrorImage';
import { preloadInteractionParts } from './preloadInteractionParts';
import { SessionRoot } from './session/SessionRoot';

/** What is pressed has been drawn by then, also on a slow device. */
const PRESS_MS = 400;

/** Starts what a page does beside its layout, once it has started. */
export function watchPage(session: Session, layout: LayoutName): void {
	preloadInteractionParts(session, layout);
	for (const name of ['pointerdown', 'keydown'] as const) {
		addEventListener(name, () => liveClock.holdOff(PRESS_MS), { capture: true, passive: true });
	}
	keepErrorImage(session);
	void loadSounds().then(({ watchSounds }) => watchSounds(columnSounds), console.warn);
	if (layout === 'deck') void import('./deck/column/watchArrivals').then(each => each.watchArrivals(), console.warn);
	void loadReadMarks().then(({ startReadMarks }) => startReadMarks(), console.warn);
	watchSharedDecks(session);
	lateSessionRoot.setState({ SessionRoot });
	void import('@/stores/seen/watchSeen').then(({ watchSeen }) => watchSeen(), console.warn);
	startSeasons();
	void loadStartNotices().then(({ showStartNotices }) => showStartNotices(session), console.warn);
}
