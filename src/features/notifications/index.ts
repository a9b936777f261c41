import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { member } from '@/blocks/hosting/pageGates';
import { tokenMay } from '@/stores/session/tokenMay';

export const notificationsColumn: ColumnDefinition<'notifications'> = {
	kind: 'notifications',
	icon: 'bell',
	title: 'notifications.title',
	description: 'notifications.about',
	isOffered: session => session.isMember && tokenMay(session, 'read:notifications'),
	options: [],
	unread: me => me.unreadNotificationsCount,
	load: () => import('./NotificationsColumn'),
};

export const notificationsPages: Pick<Pages, 'notifications'> = {
	notifications: {
		...{ gate: member, needs: 'read:notifications', layout: 'column' },
		load: () => import('./NotificationsPage'),
	},
};
