import { text } from '@/i18n/text';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { autoBackup } from '@/stores/preferences/profiles/backupSettings';
import { alert } from '@/ui/dialog/dialogs';

/** Says that only a profile with a name can be backed up. */
export function warnUnnamed(): Promise<void> {
	return alert({ type: 'warning', title: text.profiles.needsName, text: text.profiles.needsNameText });
}

/** Switches automatic backups off, as the profile that took this one's place has no name, and says so. */
export function stopUnnamedBackups(): void {
	baseSettings.set(autoBackup, false);
	void warnUnnamed();
}
