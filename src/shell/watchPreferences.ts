import { loadPreferenceKeeping } from '@/features/settings';
import { appEvents } from '@/stores/appEvents';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { autoBackup, earlierLookedFor } from '@/stores/preferences/profiles/backupSettings';
import { isSynced } from '@/stores/preferences/records';
import type { Session } from '@/stores/session/Session';

/**
 * Syncs and backs up the preferences of the page's account, from when there is something to do; and tells of a preference
 * that leads nowhere any more.
 */
export function watchPreferences(session: Session): void {
	appEvents.on('uploadFolderGone', gone => {
		import('@/blocks/uploads/tellFolderGone').then(
			({ tellFolderGone }) => tellFolderGone(gone),
			error => console.warn('The folder for uploads is gone.', error),
		);
	});
	const ends: (() => void)[] = [];
	let isLoading = false;
	const look = () => {
		if (isLoading || !isNeeded()) return;
		isLoading = true;
		loadPreferenceKeeping().then(
			({ keepPreferences }) => {
				for (const end of ends) end();
				keepPreferences(session);
			},
			error => {
				console.warn('The preferences are not synced.', error);
				// The next change tries again.
				isLoading = false;
			},
		);
	};
	ends.push(preferences.watchProfile(look), baseSettings.subscribe(autoBackup, look));
	look();
}

function isNeeded(): boolean {
	if (baseSettings.get(autoBackup) || !baseSettings.get(earlierLookedFor)) return true;
	return Object.values(preferences.profile.preferences).some(records => records.some(isSynced));
}
