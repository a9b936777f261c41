import { readableId } from '@/base/readableId';
import type { Notification } from '@/domain/Notification';
import { pathTo } from '@/domain/paths/pathTo';
import type { MessageKey } from '@/i18n/messages';
import { text } from '@/i18n/text';
import type { IconName } from '@/ui/icon/Icon';
import { achievementText } from './achievementText';

export interface NotificationKind {
	readonly icon: IconName;
	/** With `<name/>` for a user's name. */
	readonly text: MessageKey;
	/** The plural text for several users, in `notifications`: `count` others. */
	readonly several?: 'renoteSeveral' | 'reactionSeveral';
	/** Whether the whole note is shown with its buttons, rather than one line of it. */
	readonly isNote?: boolean;
	/** A further line below. */
	readonly detail?: (notification: Notification) => string | null;
	/** Where the further line leads. */
	readonly path?: (notification: Notification) => string | null;
}

/** How each kind is shown (rules/notifications#kinds). To add a kind, add a row. */
export const notificationKinds: Readonly<Record<string, NotificationKind>> = {
	follow: { icon: 'userPlus', text: 'notifications.follow' },
	receiveFollowRequest: { icon: 'lock', text: 'notifications.receiveFollowRequest' },
	followRequestAccepted: {
		icon: 'userCheck',
		text: 'notifications.followRequestAccepted',
		detail: each => each.message,
	},
	mention: { icon: 'at', text: 'notifications.mention', isNote: true },
	reply: { icon: 'reply', text: 'notifications.reply', isNote: true },
	quote: { icon: 'quote', text: 'notifications.quote', isNote: true },
	note: { icon: 'note', text: 'notifications.note', isNote: true },
	renote: { icon: 'renote', text: 'notifications.renote' },
	'renote:grouped': { icon: 'renote', text: 'notifications.renote', several: 'renoteSeveral' },
	reaction: { icon: 'emoji', text: 'notifications.reaction' },
	'reaction:grouped': { icon: 'emoji', text: 'notifications.reaction', several: 'reactionSeveral' },
	pollEnded: { icon: 'poll', text: 'notifications.pollEnded' },
	roleAssigned: { icon: 'shield', text: 'notifications.roleAssigned', detail: each => each.roleName },
	achievementEarned: {
		icon: 'achievement',
		text: 'notifications.achievementEarned',
		detail: each => each.achievement && achievementText(each.achievement),
	},
	exportCompleted: {
		icon: 'download',
		text: 'notifications.exportCompleted',
		detail: each => each.exportedEntity && exportText(each.exportedEntity),
		path: ({ fileId }) => fileId && pathTo('driveFile', { fileId }),
	},
	login: {
		icon: 'signIn',
		text: 'notifications.login',
		detail: () => text.notifications.loginReview,
		path: () => `${pathTo('security')}#signInHistory`,
	},
	createToken: {
		icon: 'key',
		text: 'notifications.createToken',
		detail: () => text.notifications.createTokenReview,
		path: () => pathTo('apps'),
	},
	chatRoomInvitationReceived: {
		icon: 'message',
		text: 'notifications.chatRoomInvitation',
		detail: each => each.roomName,
	},
	test: { icon: 'bell', text: 'notifications.test' },
	app: { icon: 'plug', text: 'notifications.app', detail: each => each.body },
};

export const unknownKind: NotificationKind = {
	icon: 'bell',
	text: 'notifications.unknown',
	detail: each => readableId(each.type),
};

/** What was exported; an unknown kind is shown as words. */
function exportText(entity: string): string {
	const { exports } = text.notifications;
	return Object.hasOwn(exports, entity) ? exports[entity as keyof typeof exports] : readableId(entity);
}
