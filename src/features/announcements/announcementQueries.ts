import { pagingParams } from '@/api/pagingParams';
import { toAnnouncement } from '@/api/toAnnouncement';
import { type Announcement, isUnread } from '@/domain/announcement/Announcement';
import { changePages } from '@/stores/queries/cachedPages';
import { changeThing } from '@/stores/queries/cachedThings';
import { definePages, defineThing, LIST_PAGE, nextBelow, queryKey } from '@/stores/queries/Query';
import { queryClient } from '@/stores/queryClient';
import type { Session } from '@/stores/session/Session';

/** As many as a server gives at once. */
const MOST_UNREAD = 100;

/** The server's announcements, the latest first: the active ones, or those that were archived. */
export const announcementsQuery = definePages({
	name: 'announcements',
	lifetime: 'changing',
	async fetch(session, isActive: boolean, untilId, signal) {
		const params = { isActive, ...pagingParams({ limit: LIST_PAGE, untilId }) };
		const told = await session.api.call('announcements', params, { signal });
		return { items: told.map(toAnnouncement), next: nextBelow(told, LIST_PAGE) };
	},
});

export const announcementQuery = defineThing({
	name: 'announcement',
	lifetime: 'changing',
	fetch: async (session, announcementId: string, signal) =>
		toAnnouncement(await session.api.call('announcements/show', { announcementId }, { signal })),
});

/** The active announcements that the account has not read, the latest first. */
export const unreadAnnouncementsQuery = defineThing({
	name: 'unreadAnnouncements',
	// What tells of them is mounted by the event of a new one, which a cached response would lack.
	lifetime: 'open',
	async fetch(session, _of: null, signal) {
		const told = await session.api.call('announcements', { isActive: true, limit: MOST_UNREAD }, { signal });
		return told.map(toAnnouncement).filter(isUnread);
	},
});

/**
 * Marks an announcement as read, at the server and wherever it shows.
 * @throws {ApiError} {NetworkError} as the call does; then it stays unread
 */
export async function readAnnouncement(session: Session, { id }: Announcement): Promise<void> {
	await session.api.call('i/read-announcement', { announcementId: id });
	const read = (each: Announcement): Announcement => (each.id === id ? { ...each, isRead: true } : each);
	for (const isActive of [true, false]) changePages(session, announcementsQuery, isActive, all => all.map(read));
	changeThing(session, announcementQuery, id, read);
	const unreadKey = queryKey(session, unreadAnnouncementsQuery, null);
	queryClient.setQueryData<readonly Announcement[]>(unreadKey, unread => unread?.filter(each => each.id !== id));
	if (queryClient.getQueryData<readonly Announcement[]>(unreadKey)?.length === 0) {
		session.patchMe({ hasUnreadAnnouncement: false });
	}
}

/** Fetches the lists of announcements again, where they show. */
export const refreshAnnouncements = (session: Session): void =>
	void queryClient.invalidateQueries({ queryKey: [session.key, announcementsQuery.name] });
