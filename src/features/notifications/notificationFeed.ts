import { pagingParams } from '@/api/pagingParams';
import { catchUpWhenConnected } from '@/blocks/feed/catchUpWhenConnected';
import { listCopy } from '@/blocks/feed/listCopy';
import { pollWhileVisible } from '@/blocks/feed/pollWhileVisible';
import { prepareMfm } from '@/blocks/mfm/prepareMfm';
import type { FeedSource, PageRequest } from '@/stores/feeds/FeedSource';
import type { Session } from '@/stores/session/Session';
import { runningSession } from '@/stores/session/sessions';
import type { NotificationStore } from './NotificationStore';

/** The feed source of notifications: grouped pages from the server, single ones from the `main` channel. */
export function notificationFeedSource(
	session: Session,
	store: NotificationStore,
	pollingMs: number | null,
): FeedSource {
	const channel = runningSession(session)?.main;
	return {
		copy: listCopy(session, 'notifications', {
			content: ids => store.contentOf(ids),
			restore: extra => store.restore(extra),
		}),
		async fetch({ limit, untilId }: PageRequest, signal) {
			const paging = pagingParams({ limit, untilId });
			const list = await session.api.call('i/notifications-grouped', { ...paging, markAsRead: false }, { signal });
			return store.ingest(list);
		},
		live(handlers) {
			const ends = [catchUpWhenConnected(session.stream, pollingMs === null ? handlers.catchUp : handlers.poll)];
			if (pollingMs !== null) ends.push(pollWhileVisible(pollingMs, handlers.poll));
			else if (channel) {
				ends.push(
					channel.listen(({ type, body }) => {
						if (type === 'notification') {
							for (const id of store.ingest([body], 'stream')) handlers.arrived(id);
						} else if (type === 'notificationFlushed') handlers.catchUp();
					}),
				);
			}
			return () => {
				for (const end of ends) end();
			};
		},
		async prepare(ids) {
			const noteIds = ids.flatMap(id => store.get(id)?.noteId ?? []);
			await Promise.all([prepareMfm(session, noteIds), session.wordMutes.prepare(noteIds)]);
		},
		retain: ids => store.retain(ids),
		release: ids => store.release(ids),
	};
}
