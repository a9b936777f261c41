import { isRecord } from '@/base/isRecord';
import { type Scope, sameScope } from '../records';
import { fromWireScope, toWireScope } from './wireScope';

/** A value in the registry, with its scope in our form. */
interface Pair {
	readonly scope: Scope;
	readonly value: unknown;
}

/**
 * What is synced for this scope: the value of the scope itself, else that of its server, else that of everywhere.
 * Undefined if there is none, or what lies there is no list of pairs.
 */
export function syncedValue(stored: unknown, scope: Scope): Pair | undefined {
	const pairs = pairsOf(stored).flatMap(pair => readPair(pair) ?? []);
	const server = scope.server ?? scope.account?.slice(0, scope.account.lastIndexOf('/'));
	const wider: readonly Scope[] = [scope, ...(isWide(scope) ? [] : [{ server: server ?? null }, {}])];
	return wider.flatMap(each => pairs.find(pair => sameScope(pair.scope, each)) ?? [])[0];
}

/** A stored list with the value of this scope set; all that is not this scope's goes back as it came. */
export function withSyncedValue(stored: unknown, scope: Scope, value: unknown): readonly unknown[] {
	const pairs = pairsOf(stored);
	const at = pairs.findIndex(pair => sameScope(readPair(pair)?.scope ?? NOBODYS, scope));
	if (at < 0) return [...pairs, [toWireScope(scope), value]];
	return pairs.with(at, [(pairs[at] as unknown[])[0], value, ...(pairs[at] as unknown[]).slice(2)]);
}

/** Whether the stored value can be added to: it is missing or a list. */
export const canHoldPairs = (stored: unknown): boolean => stored === undefined || Array.isArray(stored);

/** Equals no other scope. */
const NOBODYS: Scope = { device: '\u0000' };

const isWide = (scope: Scope): boolean => sameScope(scope, {});
const pairsOf = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);

function readPair(pair: unknown): Pair | null {
	if (!Array.isArray(pair) || pair.length < 2) return null;
	const [scope, value] = pair as unknown[];
	return isScope(scope) ? { scope: fromWireScope(scope), value } : null;
}

const PARTS = new Set(['server', 'account', 'device']);

/** A scope with a part that this version doesn't know may be narrower than it seems: it is no scope of ours. */
export function isScope(scope: unknown): scope is Scope {
	if (!isRecord(scope)) return false;
	return Object.entries(scope).every(
		([part, of]) => PARTS.has(part) && (of === undefined || of === null || typeof of === 'string'),
	);
}
