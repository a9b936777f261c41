import type { Core } from '../Core';
import { ApiError } from '../http/ApiError';
import { checkRoom } from '../http/checkRoom';
import { commonErrors } from '../http/commonErrors';
import { registry } from '../store/tables/server';
import type { TokenRow } from '../store/tables/users';
import { domainOf } from './registryParams';

/** Per user, over all scopes and apps. */
const ENTRIES_MAX = 2000;
/** Characters of all values as JSON. */
const LENGTH_MAX = 8 * 1024 * 1024;

interface Place {
	scope: readonly string[];
	domain?: string | null | undefined;
}

const placeOf = (userId: string, token: TokenRow | null, { scope, domain }: Place) =>
	[userId, domainOf(token, domain), JSON.stringify(scope)] as const;

/** All entries of one scope, without deeper ones. */
export const entriesOf = ({ db }: Core, userId: string, token: TokenRow | null, place: Place) =>
	db.select(
		registry,
		'WHERE t.userId = ? AND t.domain = ? AND t.scope = ? ORDER BY t.key',
		...placeOf(userId, token, place),
	);

export const findEntry = ({ db }: Core, userId: string, token: TokenRow | null, place: Place & { key: string }) =>
	db.first(
		registry,
		'WHERE t.userId = ? AND t.domain = ? AND t.scope = ? AND t.key = ?',
		...placeOf(userId, token, place),
		place.key,
	);

/** @throws ApiError if the user has reached the limit */
export function setEntry(
	{ db }: Core,
	userId: string,
	token: TokenRow | null,
	entry: Place & { key: string; value: unknown },
): void {
	const [, domain, scope] = placeOf(userId, token, entry);
	const others = db.all<{ count: number; length: number | null }>(
		`SELECT count(*) AS count, sum(length(value)) AS length FROM registry
			WHERE userId = ?1 AND NOT (domain = ?2 AND scope = ?3 AND key = ?4)`,
		userId,
		domain,
		scope,
		entry.key,
	)[0];
	checkRoom(others?.count ?? 0, ENTRIES_MAX);
	const length = (others?.length ?? 0) + JSON.stringify(entry.value).length;
	if (length > LENGTH_MAX) throw new ApiError(commonErrors.tooMuchKept);
	db.replace(registry, { userId, domain, scope, key: entry.key, value: entry.value, updatedAt: Date.now() });
}

/** Removes an entry; a missing one is no error. */
export function removeEntry(
	{ db }: Core,
	userId: string,
	token: TokenRow | null,
	place: Place & { key: string },
): void {
	db.delete(
		registry,
		'userId = ? AND domain = ? AND scope = ? AND key = ?',
		...placeOf(userId, token, place),
		place.key,
	);
}
