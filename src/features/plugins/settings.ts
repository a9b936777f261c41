import type { SettingList } from '@/blocks/settings/SettingEntry';

export const settings: SettingList = {
	entries: [],
	spots: [
		{ key: 'plugins', page: 'plugins' },
		{ key: 'installPlugin', page: 'installPlugin' },
	],
};
