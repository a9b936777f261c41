import { loadLate } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone } from '@/blocks/hosting/pageGates';

const late = () => import('./latePages');
const shared = { gate: everyone } as const;

export const announcementsPages: Pick<Pages, 'announcements' | 'announcement'> = {
	announcements: { ...shared, load: loadLate(late, 'announcements') },
	announcement: { ...shared, load: loadLate(late, 'announcement') },
};

/** Tells a member of unread announcements: banners where it is rendered, and dialogs. */
export const loadUnreadAnnouncements = () => import('./UnreadAnnouncements');
