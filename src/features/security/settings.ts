import type { SettingList } from '@/blocks/settings/SettingEntry';

export const settings: SettingList = {
	entries: [],
	spots: [
		{ key: 'changePassword', page: 'security' },
		{ key: 'regenerateToken', page: 'security' },
		{ key: 'signInHistory', page: 'security' },
	],
};
