import { deviceId } from '@/platform/deviceId';
import type { KeyValueStore } from '@/platform/localDatabase';
import type { PreferenceProfile } from '../records';
import { keepVersion } from '../versions/keepVersion';
import { placeOfVersions, readVersions } from '../versions/readVersions';
import type { Version, VersionSource } from '../versions/Version';

/** No preference's key begins so. */
const PREFIX = '(profile)';

/** A version whose value is a whole profile. */
export interface ProfileVersion extends Version {
	readonly value: PreferenceProfile;
}

/** Keeps a profile, this device's own or another, among its last 20 distinct versions on this device. */
export function keepProfileVersion(
	database: KeyValueStore,
	profile: PreferenceProfile,
	source: VersionSource,
): Promise<void> {
	// The time is no part of what makes two profiles distinct.
	const value: PreferenceProfile = { ...profile, modifiedAt: 0 };
	const version: Version = { scope: {}, value, at: Date.now(), device: deviceId(), source };
	return keepVersion(database, PREFIX + profile.id, version);
}

/** The kept versions of all profiles, the newest first. */
export async function profileVersions(database: KeyValueStore): Promise<readonly ProfileVersion[]> {
	const start = placeOfVersions(PREFIX);
	const places = await database.keys(start);
	const found = await Promise.all(places.map(place => readVersions(database, PREFIX + place.slice(start.length))));
	return (found.flat() as readonly ProfileVersion[]).toSorted((one, other) => other.at - one.at);
}
