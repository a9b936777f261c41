import { isRecallable } from '@/blocks/feed/rememberedPage';
import { pathTo } from '@/domain/paths/pathTo';
import { forgetLastView, keepViewIf } from '@/platform/lastView';
import { appEvents } from '@/stores/appEvents';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { overlays } from '@/ui/overlay/overlays';
import { whenDrawn } from './whenDrawn';

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
		const ids = new Set(noteIds);
		const isDrawn = () => {
			const cards = [...root.querySelectorAll<HTMLElement>('article[data-note-id]')];
			return cards.some(card => ids.has(card.dataset.noteId ?? ''));
		};
		const isWanted = () =>
			turn === newest && location.pathname === pathTo('index') && location.hash === '' && overlays.top() === undefined;
		whenDrawn(isDrawn, () => void keepViewIf(isWanted, root, session.isMember ? session.key : null));
	});
	session.wordMutes.version.subscribe(forgetLastView);
	preferences.watchView(forgetLastView);
	baseSettings.watchView(forgetLastView);
}
