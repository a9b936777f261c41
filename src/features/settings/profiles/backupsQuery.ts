import { localDatabase } from '@/platform/localDatabase';
import { backupsOf } from '@/stores/preferences/backupsOf';
import type { Backup } from '@/stores/preferences/profiles/Backups';
import { profileVersions } from '@/stores/preferences/profiles/profileVersions';
import { syncedVersions } from '@/stores/preferences/versions/syncedVersions';
import { defineThing } from '@/stores/queries/Query';

/** The backups of settings on the account's server, the newest first. */
export const backupsQuery = defineThing({
	name: 'preferenceBackups',
	lifetime: 'open',
	fetch: (session, _of: null): Promise<readonly Backup[]> => backupsOf(session).list(),
});

/** What this device keeps of earlier settings: whole profiles, and the values of synced settings. */
export const versionsQuery = defineThing({
	name: 'preferenceVersions',
	lifetime: 'open',
	async fetch(session, _of: null) {
		const database = await localDatabase();
		return { profiles: await profileVersions(database), settings: await syncedVersions(database, session) };
	},
});
