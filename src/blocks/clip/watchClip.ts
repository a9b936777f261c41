import { appEvents } from '@/stores/appEvents';
import type { FeedHandlers } from '@/stores/feeds/FeedSource';
import type { Session } from '@/stores/session/Session';

/**
 * Tells a list of a clip's notes what is added to the clip or removed in the app.
 * @returns the function that stops it
 */
export const watchClip = (session: Session, clipId: string, handlers: Pick<FeedHandlers, 'arrived' | 'gone'>) =>
	appEvents.on('clipped', ({ session: where, clipId: changed, noteId, isOn }) => {
		if (where !== session || changed !== clipId) return;
		if (isOn) handlers.arrived(noteId);
		else handlers.gone(noteId);
	});
