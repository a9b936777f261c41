import type { KeyValueStore } from '@/platform/localDatabase';
import { type PreferenceOwner, preferences } from '../Preferences';
import { counts } from '../records';
import { placeOfVersions, readVersions } from './readVersions';
import type { Version } from './Version';

/** The versions of one synced setting. */
export interface SettingVersions {
	readonly key: string;
	/** The newest first. */
	readonly versions: readonly Version[];
}

/** The versions of all synced settings that count for this account, by key. */
export async function syncedVersions(
	database: KeyValueStore,
	owner: PreferenceOwner,
): Promise<readonly SettingVersions[]> {
	const reader = preferences.readerOf(owner);
	const start = placeOfVersions('');
	const keys = (await database.keys(start)).map(place => place.slice(start.length));
	const found = await Promise.all(
		// Those of whole profiles begin with a parenthesis.
		keys
			.filter(key => !key.startsWith('('))
			.map(async key => ({
				key,
				versions: (await readVersions(database, key)).filter(({ scope }) => counts(scope, reader)),
			})),
	);
	return found.filter(({ versions }) => versions.length > 0);
}
