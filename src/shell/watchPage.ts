import { startSeasons } from '@/features/seasons';
import { loadSounds } from '@/features/sounds';
import { loadStartNotices } from '@/features/startNotices';
import type { Session } from '@/stores/session/Session';
import type { LayoutName } from './chooseLayout';
import { keepErrorImage } from './keepErrorImage';
import { preloadInteractionParts } from './preloadInteractionParts';

/** Starts what a page does beside its layout, once it has started. */
export function watchPage(session: Session, layout: LayoutName): void {
	preloadInteractionParts(session, layout);
	keepErrorImage(session);
	void loadSounds().then(({ watchSounds }) => watchSounds(), console.warn);
	startSeasons();
	void loadStartNotices().then(({ showStartNotices }) => showStartNotices(session), console.warn);
}
