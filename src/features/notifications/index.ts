import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { PageDefinition } from '@/blocks/hosting/PageDefinition';

export const notificationsColumn: ColumnDefinition = {
	kind: 'notifications',
	icon: 'bell',
	title: 'notifications.title',
	description: 'notifications.about',
	isOffered: session => session.isMember,
	options: [],
	load: () => import('./NotificationsColumn'),
};

export const notificationsPage: PageDefinition = {
	path: '/my/notifications',
	icon: 'bell',
	title: 'notifications.title',
	gate: 'member',
	layout: 'column',
	load: () => import('./NotificationsPage'),
};
