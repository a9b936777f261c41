import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { PageDefinition } from '@/blocks/hosting/PageDefinition';
import { tokenMay } from '@/stores/session/tokenMay';

export const notificationsColumn: ColumnDefinition = {
	kind: 'notifications',
	icon: 'bell',
	title: 'notifications.title',
	description: 'notifications.about',
	isOffered: session => session.isMember && tokenMay(session, 'read:notifications'),
	options: [],
	load: () => import('./NotificationsColumn'),
};

export const notificationsPage: PageDefinition = {
	path: '/my/notifications',
	icon: 'bell',
	title: 'notifications.title',
	gate: 'member',
	needs: 'read:notifications',
	layout: 'column',
	load: () => import('./NotificationsPage'),
};
