import { isSameJson } from '@/base/isSameJson';
import { isSynced, type PreferenceRecord, sameScope } from '../records';
import type { Version } from './Version';

/** How many distinct values of a key are kept for each of its scopes. */
export const VERSION_LIMIT = 20;

/**
 * The versions of a key after a change, the newest first.
 * @param states the key's records before and after the change; only scopes that are synced in one of them have versions
 * @param seen when and on which device, and where the value after the change came from
 * @returns the same array if nothing is new
 */
export function nextVersions(
	known: readonly Version[],
	states: readonly (readonly PreferenceRecord[])[],
	seen: Pick<Version, 'at' | 'device' | 'source'>,
): readonly Version[] {
	const synced = states.flat().filter(isSynced);
	const versionsIn = (records: readonly PreferenceRecord[], source: Version['source']) =>
		records
			.filter(([scope]) => synced.some(record => sameScope(record[0], scope)))
			.map(([scope, value]): Version => ({ ...seen, source, scope, value }));
	const [before = [], ...after] = states;
	// Where the value before came from is known, unless it had no version yet.
	const first = versionsIn(before, 'device').reduce((kept, version) => withVersion(kept, version, false), known);
	return after
		.flatMap(records => versionsIn(records, seen.source))
		.reduce((kept, each) => withVersion(kept, each), first);
}

/**
 * The versions with a value of the server's that is being replaced by the newest: after that one, unless it is there
 * already.
 */
export function withReplaced(known: readonly Version[], version: Version): readonly Version[] {
	const isIts = ({ scope }: Version) => sameScope(scope, version.scope);
	if (known.some(each => isIts(each) && isSameJson(each.value, version.value))) return known;
	const newest = known.find(isIts);
	const [first = version, ...rest] = withVersion(known, version);
	if (!newest) return [first, ...rest];
	return rest.flatMap(each => (each === newest ? [newest, first] : [each]));
}

/**
 * The versions with this one first.
 * @param isSet whether it was set now: false if it was only seen, so that a value that is there already keeps its source
 */
export function withVersion(known: readonly Version[], version: Version, isSet = true): readonly Version[] {
	const isIts = ({ scope }: Version) => sameScope(scope, version.scope);
	const newest = known.find(isIts);
	const isSame = ({ value }: Version) => isSameJson(value, version.value);
	if (newest && isSame(newest)) return known;
	const same = known.find(each => isIts(each) && isSame(each));
	const first = same && !isSet ? { ...same, at: version.at } : version;
	let left = VERSION_LIMIT;
	return [first, ...known.filter(each => each !== same)].filter(each => !isIts(each) || left-- > 0);
}
