import type { Core } from '../Core';
import { registry } from '../store/tables/server';
import type { TokenRow } from '../store/tables/users';
import { domainOf } from './registryParams';

interface Place {
	scope: readonly string[];
	domain?: string | null | undefined;
}

const placeOf = (userId: string, token: TokenRow | null, { scope, domain }: Place) =>
	[userId, domainOf(token, domain), JSON.stringify(scope)] as const;

/** Everything of one scope, nothing of deeper ones. */
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

export function setEntry(
	{ db }: Core,
	userId: string,
	token: TokenRow | null,
	entry: Place & { key: string; value: unknown },
): void {
	const [, domain, scope] = placeOf(userId, token, entry);
	db.replace(registry, { userId, domain, scope, key: entry.key, value: entry.value, updatedAt: Date.now() });
}

/** Removing what is not there is no error. */
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
