import { localDatabase } from '@/platform/localDatabase';
import { preferences } from '@/stores/preferences/Preferences';
import { currentSession } from '@/stores/session/sessions';

let opened: Promise<void> | undefined;

/** Reads the preferences as the current account has them; asked for again, it is the same reading. */
export function openPreferences(): Promise<void> {
	const session = currentSession();
	opened ??= preferences.load(localDatabase(), {
		server: session.host,
		account: session.isMember ? session.key : null,
	});
	return opened;
}
