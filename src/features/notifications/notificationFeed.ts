import { catchUpWhenConnected } from '@/blocks/feed/catchUpWhenConnected';
import { listCopy } from '@/blocks/feed/listCopy';
import { pollWhileVisible } from '@/blocks/feed/pollWhileVisible';
import { prepareNotes } from '@/blocks/mfm/prepareNotes';
import { isListed, type ListedType } from '@/domain/notification/listedTypes';
import { appEvents } from '@/stores/appEvents';
import type { FeedSource } from '@/stores/feeds/FeedSource';
import type { Session } from '@/stores/session/Session';
import { runningSession } from '@/stores/session/sessions';
import { fetchNotifications } from './fetchNotifications';
import type { NotificationStore } from './NotificationStore';

/**
 * The feed source of notifications: grouped pages from the server, single ones from the `main` channel. That all were
 * removed is for the list to hear.
 * @param excluded the types that are left out
 * @param columnId the column that shows them, which can flash when some arrive
 */
export function notificationFeedSource(
	session: Session,
	store: NotificationStore,
	pollingMs: number | null,
	excluded: readonly ListedType[],
	columnId?: string,
): FeedSource {
	const channel = runningSession(session)?.main;
	return {
		copy: listCopy(session, ['notifications', ...excluded].join(' '), {
			content: ids => store.contentOf(ids),
			restore: extra => store.restore(extra),
		}),
		fetch: async (page, signal) => store.ingest(await fetchNotifications(session, page, excluded, signal)),
		live(handlers) {
			const ends = [catchUpWhenConnected(session.stream, pollingMs === null ? handlers.catchUp : handlers.poll)];
			if (pollingMs !== null) ends.push(pollWhileVisible(pollingMs, handlers.poll));
			else if (channel) {
				ends.push(
					channel.listen(({ type, body }) => {
						if (type !== 'notification' || !isListed(body.type, excluded)) return;
						for (const id of store.ingest([body], 'stream')) handlers.arrived(id);
					}),
				);
			}
			return () => {
				for (const end of ends) end();
			};
		},
		arrived(ids) {
			const isShown = (id: string) => {
				const noteId = store.get(id)?.noteId ?? null;
				return noteId === null || session.wordMutes.verdictOf(noteId) !== 'hard';
			};
			if (columnId !== undefined && ids.some(isShown)) appEvents.emit('notificationsArrived', { session, columnId });
		},
		prepare: ids =>
			prepareNotes(
				session,
				ids.flatMap(id => store.get(id)?.noteId ?? []),
			),
		retain: ids => store.retain(ids),
		release: ids => store.release(ids),
	};
}
