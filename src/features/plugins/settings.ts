import type { SettingList } from '@/blocks/settings/SettingEntry';
import { plugins } from '@/stores/plugins/pluginPreferences';

export const settings: SettingList = {
	entries: [],
	spots: [
		{ key: plugins.key, page: 'plugins' },
		{ key: 'installPlugin', page: 'installPlugin' },
	],
};
