/** Where a value counts; an empty scope counts everywhere (rules/preferences#scopes). */
export interface Scope {
	readonly server?: string;
	readonly account?: string;
	readonly device?: string;
}

export interface RecordOptions {
	readonly sync?: boolean;
}

export type PreferenceRecord = readonly [scope: Scope, value: unknown, options: RecordOptions];

/** What a page reads its preferences for. */
export interface Reader {
	readonly server: string;
	/** `host/userId`; null for visitors, who only have device-level settings. */
	readonly account: string | null;
	/** The id of this device. */
	readonly device: string;
}

/**
 * A device's preferences under a name (rules/preferences#profiles). Keys this version does not know are kept as they
 * are.
 */
export interface PreferenceProfile {
	readonly id: string;
	readonly version: string;
	readonly type: 'main';
	/** Milliseconds since the epoch. */
	readonly modifiedAt: number;
	readonly name: string;
	readonly preferences: Readonly<Record<string, readonly PreferenceRecord[]>>;
}

function counts(scope: Scope, reader: Reader): boolean {
	return (
		(scope.account === undefined || scope.account === reader.account) &&
		(scope.server === undefined || scope.server === reader.server) &&
		// What visitors keep for the device is none of the accounts'.
		(scope.device === undefined || (scope.device === reader.device && reader.account === null))
	);
}

const weight = (scope: Scope): number =>
	(scope.account === undefined ? 0 : 4) + (scope.server === undefined ? 0 : 2) + (scope.device === undefined ? 0 : 1);

/** The record that counts for this reader: the one with the narrowest scope; undefined where none does. */
export function recordFor(records: readonly PreferenceRecord[], reader: Reader): PreferenceRecord | undefined {
	return records
		.filter(([scope]) => counts(scope, reader))
		.reduce<PreferenceRecord | undefined>(
			(best, record) => (best && weight(best[0]) >= weight(record[0]) ? best : record),
			undefined,
		);
}

/** The scope that a first value of such a key gets. */
export function scopeOf(dependsOn: 'account' | 'server' | undefined, reader: Reader): Scope {
	if (dependsOn === 'account') return reader.account === null ? { device: reader.device } : { account: reader.account };
	return dependsOn === 'server' ? { server: reader.server } : {};
}

const sameScope = (a: Scope, b: Scope): boolean =>
	a.account === b.account && a.server === b.server && a.device === b.device;

/** The records with this value for this reader: in the record that counts, or in a new one. */
export function withValue(
	records: readonly PreferenceRecord[],
	value: unknown,
	dependsOn: 'account' | 'server' | undefined,
	reader: Reader,
): readonly PreferenceRecord[] {
	const current = recordFor(records, reader);
	const scope = scopeOf(dependsOn, reader);
	// A record of a wider scope stays as it is for the others whom it serves.
	if (current && weight(current[0]) >= weight(scope)) {
		return records.map(record => (record === current ? [record[0], value, record[2]] : record));
	}
	return [...records, [scope, value, {}]];
}

/**
 * The records with a value of their own for the reader's account; nothing changes for visitors
 * (rules/preferences#values-of-one-account).
 */
export function withAccountOverride(
	records: readonly PreferenceRecord[],
	value: unknown,
	reader: Reader,
): readonly PreferenceRecord[] {
	if (reader.account === null) return records;
	const scope: Scope = { account: reader.account };
	return [...records.filter(record => !sameScope(record[0], scope)), [scope, value, {}]];
}

export function withoutAccountOverride(
	records: readonly PreferenceRecord[],
	reader: Reader,
): readonly PreferenceRecord[] {
	return reader.account === null
		? records
		: records.filter(record => !sameScope(record[0], { account: reader.account ?? '' }));
}
