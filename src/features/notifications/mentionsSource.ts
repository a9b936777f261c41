import { catchUpWhenConnected } from '@/blocks/feed/catchUpWhenConnected';
import { noteFeedSource } from '@/blocks/feed/noteFeedSource';
import { pollWhileVisible } from '@/blocks/feed/pollWhileVisible';
import type { FeedSource } from '@/stores/feeds/FeedSource';
import type { Session } from '@/stores/session/Session';
import { runningSession } from '@/stores/session/sessions';

/**
 * The notes that mention the account, live.
 * @param isDirect only those that are for chosen people
 * @param pollingMs null with a stream
 */
export function mentionsSource(session: Session, isDirect: boolean, pollingMs: number | null): FeedSource {
	const pages = noteFeedSource(session, 'notes/mentions', isDirect ? { visibility: 'specified' } : {});
	return {
		...pages,
		live(handlers) {
			const main = pollingMs === null ? runningSession(session)?.main : null;
			const ends = [
				pages.live(handlers),
				catchUpWhenConnected(session.stream, pollingMs === null ? handlers.catchUp : handlers.poll),
				pollingMs === null ? undefined : pollWhileVisible(pollingMs, handlers.poll),
				main?.listen(({ type, body }) => {
					if (type !== 'mention' || (isDirect && body.visibility !== 'specified')) return;
					for (const id of session.entities.ingest([body], 'stream')) handlers.arrived(id);
				}),
			];
			return () => {
				for (const end of ends) end?.();
			};
		},
	};
}
