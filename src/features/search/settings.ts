import { baseEntry } from '@/blocks/settings/defineSetting';
import type { SettingList } from '@/blocks/settings/SettingEntry';
import { keepsSeen } from '@/stores/seen/keepsSeen';
import { SeenControl } from './seen/SeenControl';

export const settings: SettingList = {
	entries: [
		baseEntry(keepsSeen, {
			section: 'preferences/timelines',
			control: { type: 'own', isLabelled: true, Control: SeenControl },
			isOffered: ({ isMember }) => isMember,
		}),
	],
};
