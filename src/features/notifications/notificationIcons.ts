import type { Notification } from '@/domain/notification/Notification';
import type { IconName } from '@/ui/icon/Icon';

/** The icon of each kind; a kind without one has a bell. Their pictures for pushes: scripts/makeIcons.mjs. */
const notificationIcons: Readonly<Record<string, IconName>> = {
	follow: 'userPlus',
	receiveFollowRequest: 'lock',
	followRequestAccepted: 'userCheck',
	mention: 'at',
	reply: 'reply',
	quote: 'quote',
	note: 'note',
	renote: 'renote',
	'renote:grouped': 'renote',
	reaction: 'emoji',
	'reaction:grouped': 'emoji',
	pollEnded: 'poll',
	roleAssigned: 'shield',
	achievementEarned: 'achievement',
	exportCompleted: 'download',
	login: 'signIn',
	createToken: 'key',
	chatRoomInvitationReceived: 'message',
	app: 'plug',
};

export const iconOf = ({ type }: Notification): IconName => notificationIcons[type] ?? 'bell';
