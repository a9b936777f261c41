import { type PreferenceRecord, type Scope, sameScope } from './records';

/** What a change made of a key's records, without those that it left alone. */
export interface RecordsPatch {
	readonly set: readonly PreferenceRecord[];
	readonly removed: readonly Scope[];
}

type Records = readonly PreferenceRecord[];

const find = (records: Records, scope: Scope): PreferenceRecord | undefined =>
	records.find(record => sameScope(record[0], scope));

export function patchOf(before: Records, after: Records): RecordsPatch {
	return {
		set: after.filter(record => JSON.stringify(find(before, record[0])) !== JSON.stringify(record)),
		removed: before.map(([scope]) => scope).filter(scope => !find(after, scope)),
	};
}

/** The records with the patch applied; the others keep their places. */
export function withPatch(records: Records, { set, removed }: RecordsPatch): Records {
	const kept = records.filter(([scope]) => !removed.some(each => sameScope(each, scope)));
	const added = set.filter(([scope]) => !find(kept, scope));
	return [...kept.map(record => find(set, record[0]) ?? record), ...added];
}
