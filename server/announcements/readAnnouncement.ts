import type { Core } from '../Core';
import { announcementReads } from '../store/tables/announcements';
import type { UserRow } from '../store/tables/users';
import { findAnnouncement } from './findAnnouncement';
import { unreadAnnouncements } from './unreadAnnouncements';

/** Marks an announcement as read. After the last unread one the user's clients are told. */
export function readAnnouncement(core: Core, me: UserRow, announcementId: string): void {
	if (!findAnnouncement(core, announcementId, me)) return;
	if (!core.db.insertNew(announcementReads, { userId: me.id, announcementId })) return;
	if (unreadAnnouncements(core, me).length > 0) return;
	core.bus.emit('main', { userId: me.id, type: 'readAllAnnouncements', body: null });
}
