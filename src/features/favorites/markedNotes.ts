import { pointerFeedSource } from '@/blocks/feed/pointerFeedSource';
import { appEvents } from '@/stores/appEvents';
import type { FeedHandlers } from '@/stores/feeds/FeedSource';
import type { Session } from '@/stores/session/Session';

/** A feed source of the account's favourites; favourites added or removed in the app are applied at once. */
export function markedNotes(session: Session) {
	const marks = pointerFeedSource(session, (page, options) => session.api.call('i/favorites', page, options));
	return {
		...marks,
		live(handlers: FeedHandlers) {
			const ends = [
				marks.live(handlers),
				appEvents.on('favorited', ({ session: where, noteId, isOn }) => {
					if (where !== session) return;
					if (isOn) handlers.catchUp();
					else for (const id of marks.idsOn(noteId)) handlers.gone(id);
				}),
			];
			return () => {
				for (const end of ends) end();
			};
		},
	};
}
