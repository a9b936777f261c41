import { pagingParams } from '@/api/pagingParams';
import { toAnnouncement } from '@/api/toAnnouncement';
import type { Announcement } from '@/domain/announcement/Announcement';
import { changePages } from '@/stores/queries/cachedPages';
import { changeThing } from '@/stores/queries/cachedThings';
import { definePages, defineThing, LIST_PAGE, nextBelow } from '@/stores/queries/Query';
import { queryClient } from '@/stores/queryClient';
import type { Session } from '@/stores/session/Session';

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

/** Changes what is cached of an announcement that was read. */
export function markCachedRead(session: Session, announcementId: string): void {
	const read = (each: Announcement): Announcement => (each.id === announcementId ? { ...each, isRead: true } : each);
	for (const isActive of [true, false]) changePages(session, announcementsQuery, isActive, all => all.map(read));
	changeThing(session, announcementQuery, announcementId, read);
}

/** Fetches the lists of announcements again, where they show. */
export const refreshAnnouncements = (session: Session): void =>
	void queryClient.invalidateQueries({ queryKey: [session.key, announcementsQuery.name] });
