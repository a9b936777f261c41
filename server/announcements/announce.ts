import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { packAnnouncement } from '../pack/packAnnouncement';
import type { AnnouncementRow } from '../store/tables/announcements';

/**
 * Tells clients of a new announcement: everyone's, or those of the user whom it is for. Nobody is told of a silent one.
 * @returns it as sent
 */
export function announce(core: Core, row: AnnouncementRow): entities.Announcement {
	const announcement = packAnnouncement(core, row);
	const message = { type: 'announcementCreated', body: { announcement } };
	if (row.silence) return announcement;
	if (row.userId === null) core.bus.emit('broadcast', message);
	else core.bus.emit('main', { userId: row.userId, ...message });
	return announcement;
}
