import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { member } from '@/blocks/hosting/pageGates';
import { text } from '@/i18n/text';
import { tokenMay } from '@/stores/session/tokenMay';

const late = () => import('./lateParts');

export const notificationsColumn: ColumnDefinition<'notifications'> = {
	kind: 'notifications',
	icon: 'bell',
	title: 'notifications.title',
	description: 'notifications.about',
	isOffered: session => session.isMember && tokenMay(session, 'read:notifications'),
	options: [],
	menu: shown =>
		(['kinds', 'manage'] as const).map(part => ({
			...{ type: 'submenu', text: text.notifications[part], icon: part === 'kinds' ? 'filter' : 'bell' },
			items: async () => (await (await late()).loadColumnMenu())[part](shown),
		})),
	tellsArrivals: true,
	unread: me => me.unreadNotificationsCount,
	load: () => import('./NotificationsColumn'),
};

export const notificationsPages: Pick<Pages, 'notifications'> = {
	notifications: {
		...{ gate: member, needs: 'read:notifications', layout: 'column' },
		load: async () => (await late()).loadPage(),
	},
};

/** Tells what arrives while the page is open: by pop-ups, sounds and the browser. */
export const loadNotificationPopups = async () => (await import('./latePopups')).loadPopups();
