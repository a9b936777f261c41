import type { LatePages } from '@/blocks/hosting/LatePages';

export const latePages: LatePages<'about' | 'serverInfo' | 'aboutClient' | 'contact' | 'ads' | 'invite'> = {
	about: () => import('./about/AboutPage'),
	serverInfo: () => import('./otherServer/OtherServerPage'),
	aboutClient: () => import('./client/AboutClientPage'),
	contact: () => import('./ContactPage'),
	ads: () => import('./AdsPage'),
	invite: () => import('./invite/InvitePage'),
};
