import { preferenceEntry } from '@/blocks/settings/defineSetting';
import type { SettingList } from '@/blocks/settings/SettingEntry';
import { seasonalEffect } from './seasonSettings';

export const settings: SettingList = {
	entries: [preferenceEntry(seasonalEffect, { section: 'preferences/look' })],
};
