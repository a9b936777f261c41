import { baseEntry } from '@/blocks/settings/defineSetting';
import type { SettingList } from '@/blocks/settings/SettingEntry';
import { driveView } from './listing/driveView';
import { UsageView } from './usage/UsageView';

export const settings: SettingList = {
	entries: [
		baseEntry(driveView, {
			section: 'driveSettings/view',
			control: { type: 'choice', values: ['grid', 'list'] },
		}),
	],
	spots: [
		{ key: 'cleanDrive', page: 'driveCleaner' },
		{ key: 'driveUsage', page: 'driveSettings' },
	],
	views: { 'driveSettings/space': UsageView },
};
