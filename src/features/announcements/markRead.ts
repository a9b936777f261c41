import { showError } from '@/blocks/actions/showError';
import type { Announcement } from '@/domain/announcement/Announcement';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { confirm } from '@/ui/dialog/dialogs';
import { readAnnouncement } from './announcementQueries';

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
