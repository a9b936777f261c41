import type { CSSProperties } from 'react';
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

type Tone = 'info' | 'success' | 'warn';

/** The colour of each kind's mark; dim for those that are not here. */
const tones: Readonly<Record<string, Tone>> = {
	follow: 'info',
	receiveFollowRequest: 'info',
	followRequestAccepted: 'success',
	mention: 'info',
	reply: 'info',
	quote: 'success',
	renote: 'success',
	'renote:grouped': 'success',
	pollEnded: 'info',
	roleAssigned: 'info',
	achievementEarned: 'warn',
	exportCompleted: 'success',
	login: 'warn',
	createToken: 'warn',
	chatRoomInvitationReceived: 'info',
};

/** The style that gives a mark its colour. */
export const toneOf = ({ type }: Pick<Notification, 'type'>): CSSProperties | undefined =>
	Object.hasOwn(tones, type) ? ({ '--tone': `var(--${tones[type]})` } as CSSProperties) : undefined;

export const iconOf = ({ type }: Pick<Notification, 'type'>): IconName =>
	(Object.hasOwn(notificationIcons, type) ? notificationIcons[type] : undefined) ?? 'bell';
