import type { KeyValueStore } from '@/platform/localDatabase';
import type { Version } from './Version';

/** The place of a key's versions in the local database. */
export const placeOfVersions = (key: string): string => `preferenceVersions:${key}`;

/** The versions of a synced key on this device, the newest first. */
export async function readVersions(database: KeyValueStore, key: string): Promise<readonly Version[]> {
	return (await database.get<readonly Version[]>(placeOfVersions(key))) ?? [];
}
