import type { Core } from '../Core';
import { type AnnouncementRow, announcements } from '../store/tables/announcements';
import type { UserRow } from '../store/tables/users';
import { announcedTo } from './announcedTo';

/** The announcement, if it is for this user (or visitor). */
export function findAnnouncement({ db }: Core, id: string, me: UserRow | null): AnnouncementRow | undefined {
	const { where, values } = announcedTo(me);
	return db.first(announcements, `WHERE t.id = ? AND ${where}`, id, ...values);
}
