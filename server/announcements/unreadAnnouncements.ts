import type { Core } from '../Core';
import { type AnnouncementRow, announcements } from '../store/tables/announcements';
import type { UserRow } from '../store/tables/users';
import { announcedTo } from './announcedTo';

/** The active announcements that a user has not read yet, oldest first. Silent ones are never unread. */
export function unreadAnnouncements({ db }: Core, me: UserRow): AnnouncementRow[] {
	const { where, values } = announcedTo(me);
	return db.select(
		announcements,
		`WHERE t.isActive = 1 AND t.silence = 0 AND ${where}
			AND NOT EXISTS (SELECT 1 FROM announcementReads r WHERE r.userId = ? AND r.announcementId = t.id)
			ORDER BY t.id`,
		...values,
		me.id,
	);
}
