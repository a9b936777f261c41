import { deviceId } from '@/platform/deviceId';
import type { KeyValueStore } from '@/platform/localDatabase';
import type { RecordsChange } from '../RecordsChange';
import type { PreferenceProfile, PreferenceRecord } from '../records';
import { nextVersions } from './nextVersions';
import { placeOfVersions, readVersions } from './readVersions';

/**
 * The versions of each changed key that is synced, by their places in the database.
 * @param stored the records before all changes
 */
export async function versionsAfter(
	database: KeyValueStore,
	stored: PreferenceProfile['preferences'],
	changes: readonly RecordsChange[],
): Promise<ReadonlyMap<string, unknown>> {
	const found = new Map<string, unknown>();
	for (const key of new Set(changes.map(change => change.key))) {
		const known = await readVersions(database, key);
		const steps = stepsOf(
			stored[key] ?? [],
			changes.filter(change => change.key === key),
		);
		const versions = steps.reduce(
			(kept, { states, source }) => nextVersions(kept, states, { at: Date.now(), device: deviceId(), source }),
			known,
		);
		if (versions !== known) found.set(placeOfVersions(key), versions);
	}
	return found;
}

/** The records before and after each change of one key. */
function stepsOf(records: readonly PreferenceRecord[], changes: readonly RecordsChange[]) {
	let before = records;
	return changes.map(({ apply, source }) => {
		const states = [before, apply(before)] as const;
		before = states[1];
		return { states, source };
	});
}
