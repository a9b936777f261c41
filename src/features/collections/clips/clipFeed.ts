import { pagingParams } from '@/api/pagingParams';
import { watchClip } from '@/blocks/clip/watchClip';
import type { NoteFeedSource } from '@/blocks/feed/noteFeedSource';
import { searchedPages } from '@/blocks/feed/searchedPages';
import type { FeedHandlers, FeedSource } from '@/stores/feeds/FeedSource';
import type { Session } from '@/stores/session/Session';

/** The notes of a clip: what is added to it or removed in the app shows at once. */
export function clipFeed(session: Session, clipId: string, pages: NoteFeedSource): FeedSource {
	return {
		...pages,
		live(handlers: FeedHandlers) {
			const ends = [pages.live(handlers), watchClip(session, clipId, handlers)];
			return () => {
				for (const end of ends) end();
			};
		},
	};
}

/** The notes of a clip with these words. The device keeps no copy of them. */
export function searchedClipFeed(session: Session, clipId: string, words: string, pages: NoteFeedSource): FeedSource {
	const search = searchedPages(
		(page, options) => session.api.call('clips/notes', { clipId, ...page }, options),
		note => note,
		words,
	);
	const { copy: _, ...feed } = clipFeed(session, clipId, pages);
	return {
		...feed,
		async fetch({ limit, untilId }, signal) {
			return session.entities.ingest(await search(pagingParams({ limit, untilId }), { signal }));
		},
	};
}
