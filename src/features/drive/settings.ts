import { baseEntry, preferenceEntry } from '@/blocks/settings/defineSetting';
import type { SettingList } from '@/blocks/settings/SettingEntry';
import { uploadFolder } from '@/stores/uploads/uploadSettings';
import { driveView } from './listing/driveView';
import { UploadFolderControl } from './picking/UploadFolderControl';
import { UsageView } from './usage/UsageView';

export const settings: SettingList = {
	entries: [
		preferenceEntry(uploadFolder, {
			section: 'driveSettings/uploads',
			control: { type: 'own', isLabelled: true, Control: UploadFolderControl },
		}),
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
