import { whenIdle } from '@/platform/whenIdle';

/** Soon, as the page may be closed at any moment. */
const SOON_MS = 100;
/** Gives up after this many frames. */
const MOST_FRAMES = 120;

/** Runs the work when the page is idle once something is drawn, which is checked in each frame. */
export function whenDrawn(isDrawn: () => boolean, work: () => void, frames = MOST_FRAMES): void {
	if (isDrawn()) whenIdle(work, SOON_MS);
	else if (frames > 0) requestAnimationFrame(() => whenDrawn(isDrawn, work, frames - 1));
}
