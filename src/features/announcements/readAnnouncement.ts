import type { Announcement } from '@/domain/announcement/Announcement';
import { isCacheLoaded } from '@/stores/cacheState';
import type { Session } from '@/stores/session/Session';
import { unreadList } from './UnreadList';

/**
 * Marks an announcement as read, at the server and wherever it shows.
 * @throws {ApiError} {NetworkError} as the call does; then it stays unread
 */
export async function readAnnouncement(session: Session, { id }: Announcement): Promise<void> {
	await session.api.call('i/read-announcement', { announcementId: id });
	unreadList(session).take(id);
	if (isCacheLoaded()) (await import('./announcementQueries')).markCachedRead(session, id);
}
