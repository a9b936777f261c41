import type { LatePages } from '@/blocks/hosting/LatePages';

export const latePages: LatePages<'announcements' | 'announcement'> = {
	announcements: () => import('./AnnouncementsPage'),
	announcement: () => import('./AnnouncementPage'),
};
