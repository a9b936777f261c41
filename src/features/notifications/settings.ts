import { baseEntry, preferenceEntry } from '@/blocks/settings/defineSetting';
import type { SettingList } from '@/blocks/settings/SettingEntry';
import { notificationPosition, notificationStackAxis } from './popups/popupSettings';
import { DeleteControl } from './settings/DeleteControl';
import { TestControl } from './settings/TestControl';
import { tellsOtherAccounts } from './telling/connectOtherAccounts';

export const settings: SettingList = {
	entries: [
		baseEntry(tellsOtherAccounts, { section: 'notificationSettings/push' }),
		preferenceEntry(notificationPosition, { section: 'notificationSettings/popups' }),
		preferenceEntry(notificationStackAxis, { section: 'notificationSettings/popups' }),
	],
	views: {
		'notificationSettings/popups': TestControl,
		'notificationSettings/manage': DeleteControl,
	},
	spots: [
		{ key: 'testNotification', page: 'notificationSettings' },
		{ key: 'deleteNotifications', page: 'notificationSettings' },
	],
};
