import { baseSetting } from '../baseSetting';

/** Whether the profile is backed up to the account's server by itself (rules/preferences#backups). */
export const autoBackup = baseSetting({ key: 'preferencesAutoCloudBackup', where: 'deviceAccount', default: false });
/** Whether the suggestion to restore a backup was answered on this device. */
export const restoreDismissed = baseSetting({
	key: 'preferencesRestoreDismissed',
	where: 'deviceAccount',
	default: false,
});
/** Whether backups and settings from before were looked for on the account's first start on this device. */
export const earlierLookedFor = baseSetting({ key: 'preferencesLookedFor', where: 'deviceAccount', default: false });
