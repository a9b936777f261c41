import type { CallOptions } from '@/api/ApiClient';
import type { Paging } from '@/api/pagingParams';
import { pointerFeedSource } from '@/blocks/feed/pointerFeedSource';
import { searchedPages } from '@/blocks/feed/searchedPages';
import { appEvents } from '@/stores/appEvents';
import type { FeedHandlers } from '@/stores/feeds/FeedSource';
import type { Session } from '@/stores/session/Session';

/**
 * A feed source of the account's favourites; favourites added or removed in the app are applied at once.
 * @param words only those with these words; all if empty
 */
export function markedNotes(session: Session, words = '') {
	const ask = (page: Paging, options: CallOptions) => session.api.call('i/favorites', page, options);
	const marks = pointerFeedSource(session, words === '' ? ask : searchedPages(ask, ({ note }) => note, words));
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
