import { showError } from '@/blocks/actions/showError';
import { type Announcement, isUnread } from '@/domain/announcement/Announcement';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { confirm } from '@/ui/dialog/dialogs';
import { readAnnouncement } from './readAnnouncement';

/**
 * Marks an announcement as read, once the reader has confirmed that where the server wants it so.
 * @returns whether it counts as read now; a failure has been told
 */
export async function markRead(session: Session, announcement: Announcement): Promise<boolean> {
	if (announcement.needsConfirmation) {
		const isSure = await confirm({
			title: text.announcements.confirmTitle,
			text: fill(text.announcements.confirmText, { title: announcement.title }),
			okText: text.announcements.markRead,
		});
		if (!isSure) return false;
	}
	try {
		await readAnnouncement(session, announcement);
		return true;
	} catch (error) {
		void showError(error);
		return false;
	}
}

/**
 * Marks these announcements as read, one after the other. Those that the server wants confirmed stay for their own
 * button.
 * @returns whether all others count as read now; a failure has been told
 */
export async function markAllRead(session: Session, announcements: readonly Announcement[]): Promise<boolean> {
	try {
		for (const announcement of announcements.filter(isReadByTheWay)) await readAnnouncement(session, announcement);
		return true;
	} catch (error) {
		void showError(error);
		return false;
	}
}

/** Whether it is among those that are marked as read together. */
export const isReadByTheWay = (announcement: Announcement): boolean =>
	isUnread(announcement) && !announcement.needsConfirmation;
