import { preferenceEntry } from '@/blocks/settings/defineSetting';
import type { SettingList } from '@/blocks/settings/SettingEntry';
import { StatusBarsControl } from './control/StatusBarsControl';
import { statusBars } from './statusBarsSetting';

export const settings: SettingList = {
	entries: [
		preferenceEntry(statusBars, {
			section: 'statusBars/bars',
			control: { type: 'own', Control: StatusBarsControl },
		}),
	],
};
