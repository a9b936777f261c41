import { preferenceEntry } from '@/blocks/settings/defineSetting';
import type { SettingList } from '@/blocks/settings/SettingEntry';
import { confirmOnReact } from './react';

export const settings: SettingList = {
	entries: [preferenceEntry(confirmOnReact, { section: 'preferences/reactions' })],
};
