/**
 * Where a value applies; an empty scope applies everywhere, and null is as good as missing (rules/preferences#scopes).
 */
export interface Scope {
	readonly server?: string | null;
	readonly account?: string | null;
	readonly device?: string | null;
}

export interface RecordOptions {
	readonly sync?: boolean;
}

export type PreferenceRecord = readonly [scope: Scope, value: unknown, options: RecordOptions];

/** What a page's preferences are read for. */
export interface Reader {
	readonly server: string;
	/** `host/userId`; null for visitors. */
	readonly account: string | null;
	/** The id of this device. */
	readonly device: string;
}

/**
 * A named profile of a device's preferences (rules/preferences#profiles). Keys that this version doesn't know are kept.
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

const PARTS = ['account', 'server', 'device'] as const;

/** Whether a scope applies to the reader: each of its parts is the reader's own. */
export function counts(scope: Scope, reader: Reader): boolean {
	return PARTS.every(part => (scope[part] ?? null) === null || scope[part] === reader[part]);
}

/** Account before server before device before none. */
export const weight = (scope: Scope): number =>
	((scope.account ?? null) === null ? 0 : 4) +
	((scope.server ?? null) === null ? 0 : 2) +
	((scope.device ?? null) === null ? 0 : 1);

/** The record that applies to this reader: the one with the narrowest scope; undefined if there is none. */
export function recordFor(records: readonly PreferenceRecord[], reader: Reader): PreferenceRecord | undefined {
	return records
		.filter(([scope]) => counts(scope, reader))
		.reduce<PreferenceRecord | undefined>(
			(best, record) => (best && weight(best[0]) >= weight(record[0]) ? best : record),
			undefined,
		);
}

/** The scope of a key's first value. */
export function scopeOf(dependsOn: 'account' | 'server' | undefined, reader: Reader): Scope {
	if (dependsOn === 'account') return reader.account === null ? { device: reader.device } : { account: reader.account };
	return dependsOn === 'server' ? { server: reader.server } : {};
}

export const isSynced = ([, , options]: PreferenceRecord): boolean => options?.sync === true;

export const sameScope = (a: Scope, b: Scope): boolean => PARTS.every(part => (a[part] ?? null) === (b[part] ?? null));

/**
 * The records with this value for this reader, either in the record that applies or in a new one, which is synced if
 * that one is.
 */
export function withValue(
	records: readonly PreferenceRecord[],
	value: unknown,
	dependsOn: 'account' | 'server' | undefined,
	reader: Reader,
): readonly PreferenceRecord[] {
	const current = recordFor(records, reader);
	const scope = scopeOf(dependsOn, reader);
	// A record with a wider scope is kept for the other readers that it applies to.
	if (current && weight(current[0]) >= weight(scope)) {
		return records.map(record => (record === current ? [record[0], value, record[2]] : record));
	}
	return [...records, [scope, value, current && isSynced(current) && !scope.device ? { sync: true } : {}]];
}

/** The records with this value in the record of exactly this scope. */
export function withRecord(
	records: readonly PreferenceRecord[],
	scope: Scope,
	value: unknown,
): readonly PreferenceRecord[] {
	if (!records.some(record => sameScope(record[0], scope))) return [...records, [scope, value, {}]];
	return records.map(record => (sameScope(record[0], scope) ? [record[0], value, record[2]] : record));
}

/**
 * The records with a separate value for the reader's account; unchanged for visitors
 * (rules/preferences#values-of-one-account).
 */
export function withAccountOverride(
	records: readonly PreferenceRecord[],
	value: unknown,
	reader: Reader,
): readonly PreferenceRecord[] {
	if (reader.account === null) return records;
	return withRecord(records, { account: reader.account }, value);
}

/** Whether the reader's account has a separate value. */
export function isOverridden(records: readonly PreferenceRecord[], { account }: Reader): boolean {
	return account !== null && records.some(([scope]) => sameScope(scope, { account }));
}

export function withoutAccountOverride(
	records: readonly PreferenceRecord[],
	{ account }: Reader,
): readonly PreferenceRecord[] {
	return account === null ? records : records.filter(record => !sameScope(record[0], { account }));
}
