import type { PreferenceOwner, Preferences } from '../Preferences';
import { counts, isSynced, type PreferenceRecord } from '../records';
import type { SyncUnit } from './SyncMemory';

/**
 * An account's synced values on this device. What counts for the page's account too is kept in step with that one
 * alone: otherwise the values of one account would come to the server of another.
 */
export function syncedUnits(
	preferences: Pick<Preferences, 'profile' | 'owner' | 'readerOf'>,
	owner: PreferenceOwner,
): readonly SyncUnit[] {
	const reader = preferences.readerOf(owner);
	const page = preferences.readerOf(preferences.owner);
	const isOurs = ([scope]: PreferenceRecord) =>
		counts(scope, reader) && !scope.device && (owner.key === preferences.owner.key || !counts(scope, page));
	return Object.entries(preferences.profile.preferences).flatMap(([key, records]) =>
		records.filter(record => isSynced(record) && isOurs(record)).map(([scope]) => ({ key, scope })),
	);
}
