import { isRecord } from '@/base/isRecord';
import { deckProfiles } from '../../deck/deckSettings';
import { type PreferenceProfile, type PreferenceRecord, sameScope } from '../records';
import { isScope } from '../sync/syncedPairs';
import { isUsable } from '../sync/syncRules';
import { fromWireScope, toWireScope } from '../sync/wireScope';
import { ProfileError } from './ProfileError';

/** Shorter tokens are none: they could be part of any text. */
const SHORTEST_TOKEN = 8;

const LONGEST_LINE = 1_000;

/** The last time that a date can have, in milliseconds since the epoch. */
const LAST_TIME = 8.64e15;

/** No preference's key: only what holds for all values is checked. */
const FOREIGN_DECKS = '(decks)';

/**
 * A profile as files and backups have it, in the form that the network's clients share. Records with a token of one of
 * this device's accounts are left out (rules/preferences#profiles).
 * @param tokens of all accounts on this device
 */
export function toWireProfile(profile: PreferenceProfile, tokens: readonly string[]): PreferenceProfile {
	const secrets = tokens.filter(({ length }) => length >= SHORTEST_TOKEN);
	const isOpen = (record: PreferenceRecord) => {
		const written = JSON.stringify(record);
		return !secrets.some(token => written.includes(token));
	};
	return withRecords(profile, records =>
		records.filter(isOpen).map(([scope, ...rest]) => [toWireScope(scope), ...rest] as PreferenceRecord),
	);
}

/**
 * The inverse, for what anyone may have written. Keys that this version doesn't know stay as they are.
 * @throws {ProfileError}
 */
export function fromWireProfile(value: unknown): PreferenceProfile {
	if (!isRecord(value)) throw new ProfileError('notProfile');
	const { id, version, type, modifiedAt, name, preferences } = value;
	const isProfile = [id, version, type, name].every(isLine) && id !== '' && isTime(modifiedAt);
	if (!isProfile || !isRecord(preferences)) throw new ProfileError('notProfile');
	if (type !== 'main') throw new ProfileError('otherType');
	for (const [key, records] of Object.entries(preferences)) check(key, records);
	return withRecords(value as unknown as PreferenceProfile, records =>
		records.map(([scope, ...rest]) => [fromWireScope(scope), ...rest] as PreferenceRecord),
	);
}

/** @throws {ProfileError} */
function check(key: string, records: unknown): void {
	// As a key of an object it would name no value.
	if (key === '__proto__' || !Array.isArray(records) || !records.every(isPreferenceRecord) || !areDistinct(records)) {
		throw new ProfileError('brokenRecords', key);
	}
	// Other clients use the same name for decks of their own form, which the deck leaves alone.
	const mayBeForeign = key === deckProfiles.key;
	const isFit = ([, each]: PreferenceRecord) =>
		mayBeForeign ? Array.isArray(each) && isUsable(FOREIGN_DECKS, each) : isUsable(key, each);
	if (!records.every(isFit)) throw new ProfileError('unusableValue', key);
}

/** Two values for one scope: which of them counts can't be told. */
function areDistinct(records: Records): boolean {
	const scopes = records.map(([scope]) => fromWireScope(scope));
	return scopes.every((scope, index) => scopes.findIndex(each => sameScope(each, scope)) === index);
}

/** What a name or an id may be; longer ones are no key of the registry. */
const isLine = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST_LINE;

/** Whether a date can have this time. */
const isTime = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= LAST_TIME;

function isPreferenceRecord(record: unknown): record is PreferenceRecord {
	if (!Array.isArray(record) || record.length !== 3) return false;
	const [scope, , options] = record as unknown[];
	return isScope(scope) && isRecord(options) && (options.sync === undefined || typeof options.sync === 'boolean');
}

type Records = readonly PreferenceRecord[];

function withRecords(profile: PreferenceProfile, change: (records: Records) => Records): PreferenceProfile {
	const preferences = Object.fromEntries(
		Object.entries(profile.preferences).map(([key, records]) => [key, change(records)]),
	);
	return { ...profile, preferences };
}
