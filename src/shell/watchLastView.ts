import { isRecallable } from '@/blocks/feed/rememberedPage';
import { pathTo } from '@/domain/paths/pathTo';
import { forgetLastView, keepLastView } from '@/platform/lastView';
import { whenIdle } from '@/platform/whenIdle';
import { appEvents } from '@/stores/appEvents';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { overlays } from '@/ui/overlay/overlays';

/** Soon, as the page may be closed at any moment. */
const SOON_MS = 100;
/** Gives up after this many frames without any of the notes on the screen. */
const MOST_FRAMES = 120;

/**
 * Stores the markup of a timeline's page for the first paint of the next start (`showLastView`) as soon as it is
 * rendered, before the user has revealed or opened anything. Deletes it once it would show something else, or too much.
 */
export function watchLastView(root: HTMLElement, session: Session): void {
	let kept: string | undefined;
	let newest = 0;
	appEvents.on('pageRemembered', ({ session: where, timeline, noteIds }) => {
		if (where !== session) return;
		// If the same timeline is reloaded, what the user revealed on it is still revealed.
		const isAnew = kept === timeline;
		kept = timeline;
		const turn = ++newest;
		forgetLastView();
		if (isAnew || !isRecallable(session)) return;
		whenDrawn(root, new Set(noteIds), () => {
			if (turn !== newest || location.pathname !== pathTo('index') || location.hash !== '') return;
			if (overlays.top() === undefined) keepLastView(root, session.isMember ? session.key : null);
		});
	});
	session.wordMutes.version.subscribe(forgetLastView);
	preferences.watchView(forgetLastView);
	baseSettings.watchView(forgetLastView);
}

/** Waits until one of the notes is on the screen and the page is idle. */
function whenDrawn(root: HTMLElement, noteIds: ReadonlySet<string>, work: () => void, frames = MOST_FRAMES): void {
	const cards = [...root.querySelectorAll<HTMLElement>('article[data-note-id]')];
	if (cards.some(card => noteIds.has(card.dataset.noteId ?? ''))) whenIdle(work, SOON_MS);
	else if (frames > 0) requestAnimationFrame(() => whenDrawn(root, noteIds, work, frames - 1));
}
