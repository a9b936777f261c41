import type { KeyValueStore } from '@/platform/localDatabase';
import { withPreferencesLock } from '../preferencesLock';
import { withVersion } from './nextVersions';
import { placeOfVersions, readVersions } from './readVersions';
import type { Version } from './Version';

/**
 * Keeps a value that this device may never have had, such as one on the server that is about to be replaced.
 * @param add where it comes among the versions; by default it is the newest
 */
export function keepVersion(database: KeyValueStore, key: string, version: Version, add = withVersion): Promise<void> {
	return withPreferencesLock(database, async () => {
		const known = await readVersions(database, key);
		const versions = add(known, version);
		if (versions !== known) await database.set(placeOfVersions(key), versions);
	});
}
