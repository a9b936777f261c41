import { preferenceEntry } from '@/blocks/settings/defineSetting';
import type { SettingList } from '@/blocks/settings/SettingEntry';
import { forceShowAds } from './timelineSettings';

export const settings: SettingList = {
	entries: [
		preferenceEntry(forceShowAds, {
			section: 'preferences/timelines',
			isOffered: ({ me }) => me?.policies.canHideAds ?? false,
		}),
	],
};
