import { type PreferenceRecord, sameScope } from '../records';
import type { Version } from './Version';

/** How many distinct values of a key are kept for each of its scopes. */
export const VERSION_LIMIT = 20;

/**
 * The versions of a key after a change, the newest first.
 * @param states the key's records before and after the change; only scopes that are synced in one of them have versions
 * @returns the same array if nothing is new
 */
export function nextVersions(
	known: readonly Version[],
	states: readonly (readonly PreferenceRecord[])[],
	seen: Pick<Version, 'at' | 'device' | 'source'>,
): readonly Version[] {
	const records = states.flat();
	const synced = records.filter(([, , options]) => options?.sync === true);
	return records
		.filter(([scope]) => synced.some(record => sameScope(record[0], scope)))
		.reduce((versions, [scope, value]) => withVersion(versions, { ...seen, scope, value }), known);
}

/** The versions with this one first; a value that is there already keeps its source. */
export function withVersion(known: readonly Version[], version: Version): readonly Version[] {
	const isIts = ({ scope }: Version) => sameScope(scope, version.scope);
	const newest = known.find(isIts);
	const text = JSON.stringify(version.value);
	if (newest && JSON.stringify(newest.value) === text) return known;
	const same = known.find(each => isIts(each) && JSON.stringify(each.value) === text);
	const first = same ? { ...same, at: version.at } : version;
	let left = VERSION_LIMIT;
	return [first, ...known.filter(each => each !== same)].filter(each => !isIts(each) || left-- > 0);
}
