import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { dateOfId } from '../store/IdSource';
import { type AnnouncementRow, announcementReads } from '../store/tables/announcements';
import type { UserRow } from '../store/tables/users';

const asDate = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** An announcement without its reader. */
export const packAnnouncement = ({ urls }: Core, row: AnnouncementRow): entities.Announcement => ({
	id: row.id,
	createdAt: dateOfId(row.id),
	updatedAt: asDate(row.updatedAt),
	title: row.title,
	text: row.text,
	imageUrl: row.imageUrl === null ? null : urls.absolute(row.imageUrl),
	icon: row.icon,
	display: row.display,
	forYou: row.userId !== null,
	needConfirmationToRead: row.needConfirmationToRead,
	silence: row.silence,
});

/** Announcements for their reader, who sees which of them they have read. Visitors have read nothing. */
export function packAnnouncements(
	core: Core,
	rows: readonly AnnouncementRow[],
	me: UserRow | null,
): entities.Announcement[] {
	if (!me) return rows.map(row => packAnnouncement(core, row));
	const ids = JSON.stringify(rows.map(row => row.id));
	const reads = core.db.select(
		announcementReads,
		'WHERE t.userId = ? AND t.announcementId IN (SELECT value FROM json_each(?))',
		me.id,
		ids,
	);
	const read = new Set(reads.map(({ announcementId }) => announcementId));
	return rows.map(row => ({ ...packAnnouncement(core, row), isRead: read.has(row.id) }));
}

/** An announcement as moderators see it, with the number of its readers. */
export const packAnnouncementForModerators = (core: Core, row: AnnouncementRow) => ({
	id: row.id,
	createdAt: dateOfId(row.id),
	updatedAt: asDate(row.updatedAt),
	title: row.title,
	text: row.text,
	imageUrl: row.imageUrl === null ? null : core.urls.absolute(row.imageUrl),
	icon: row.icon,
	display: row.display,
	isActive: row.isActive,
	forExistingUsers: row.forExistingUsers,
	silence: row.silence,
	needConfirmationToRead: row.needConfirmationToRead,
	userId: row.userId,
	reads: core.db.count(announcementReads, 't.announcementId = ?', row.id),
});
