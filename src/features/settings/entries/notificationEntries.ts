import { accountEntry } from '@/blocks/settings/defineSetting';
import type { SettingEntry, SettingPart } from '@/blocks/settings/SettingEntry';
import { NotificationSourceControl } from './NotificationSourceControl';

/** The kinds of notifications that a server lets its users choose the senders of. */
export const CHOSEN_KINDS = [
	'note',
	'follow',
	'mention',
	'reply',
	'renote',
	'quote',
	'reaction',
	'pollEnded',
	'receiveFollowRequest',
	'followRequestAccepted',
	'roleAssigned',
	'chatRoomInvitationReceived',
	'achievementEarned',
	'app',
	'test',
] as const;

const partOf = (kind: string): SettingPart => ({
	read: whole => (whole as Readonly<Record<string, unknown>> | undefined)?.[kind] ?? { type: 'all' },
	write: (whole, source) => ({ ...(whole as object), [kind]: source }),
});

/** From whom each kind of notification comes. */
export const notificationEntries: readonly SettingEntry[] = CHOSEN_KINDS.map(kind => {
	const entry = accountEntry('notificationRecieveConfig', {
		key: `notificationRecieveConfig.${kind}`,
		section: 'notificationSettings/which',
		control: { type: 'own', isLabelled: true, Control: NotificationSourceControl },
	});
	return { ...entry, source: { type: 'account', field: 'notificationRecieveConfig', part: partOf(kind) } };
});
