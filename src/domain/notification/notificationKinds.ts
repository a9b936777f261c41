import { readableId } from '@/base/readableId';
import { pathTo } from '../paths/pathTo';
import { achievementText } from './achievementText';
import type { Notification } from './Notification';
import type { NotificationTitle, NotificationWords } from './NotificationWords';

/** What a notification of one kind says and leads to. */
interface NotificationKind {
	readonly title: NotificationTitle;
	/** The plural text for several users: `count` others. */
	readonly several?: 'renoteSeveral' | 'reactionSeveral';
	/** Whether the whole note is shown with its buttons, rather than one line of it. */
	readonly isNote?: true;
	/** A further line below. */
	readonly detail?: (notification: Notification, words: NotificationWords) => string | null;
	/** Where the further line leads. */
	readonly path?: (notification: Notification) => string | null;
}

/** What each kind says (rules/notifications#kinds), in the list and when it is pushed. To add a kind, add a row. */
export const notificationKinds: Readonly<Record<string, NotificationKind>> = {
	follow: { title: 'follow' },
	receiveFollowRequest: { title: 'receiveFollowRequest' },
	followRequestAccepted: { title: 'followRequestAccepted', detail: each => each.message },
	mention: { title: 'mention', isNote: true },
	reply: { title: 'reply', isNote: true },
	quote: { title: 'quote', isNote: true },
	note: { title: 'note', isNote: true },
	renote: { title: 'renote' },
	'renote:grouped': { title: 'renote', several: 'renoteSeveral' },
	reaction: { title: 'reaction' },
	'reaction:grouped': { title: 'reaction', several: 'reactionSeveral' },
	pollEnded: { title: 'pollEnded' },
	roleAssigned: {
		title: 'roleAssigned',
		detail: each => each.roleName,
		path: ({ roleName }) => roleName && `${pathTo('other')}#roles`,
	},
	achievementEarned: {
		title: 'achievementEarned',
		detail: ({ achievement }, words) => achievement && achievementText(achievement, words),
	},
	exportCompleted: {
		title: 'exportCompleted',
		detail: ({ exportedEntity }, words) => exportedEntity && exportText(exportedEntity, words),
		path: ({ fileId }) => fileId && pathTo('driveFile', { fileId }),
	},
	login: {
		title: 'login',
		detail: (_, { notifications }) => notifications.loginReview,
		path: () => `${pathTo('security')}#signInHistory`,
	},
	createToken: {
		title: 'createToken',
		detail: (_, { notifications }) => notifications.createTokenReview,
		path: () => pathTo('apps'),
	},
	chatRoomInvitationReceived: { title: 'chatRoomInvitation', detail: each => each.roomName },
	test: { title: 'test' },
	app: { title: 'app', detail: each => each.body },
};

const unknownKind: NotificationKind = { title: 'unknown', detail: each => readableId(each.type) };

export const kindOf = ({ type }: Pick<Notification, 'type'>): NotificationKind =>
	(Object.hasOwn(notificationKinds, type) ? notificationKinds[type] : undefined) ?? unknownKind;

/** What was exported; an unknown kind is shown as words. */
function exportText(entity: string, { notifications: { exports } }: NotificationWords): string {
	return (Object.hasOwn(exports, entity) ? exports[entity] : undefined) ?? readableId(entity);
}
