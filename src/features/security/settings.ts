import type { SettingList } from '@/blocks/settings/SettingEntry';

export const settings: SettingList = {
	entries: [],
	spots: [
		{ key: 'twoFactor', page: 'security' },
		{ key: 'securityKeys', page: 'security' },
		{ key: 'changePassword', page: 'security' },
		{ key: 'regenerateToken', page: 'security' },
		{ key: 'signInHistory', page: 'security' },
	],
};
