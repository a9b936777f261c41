import * as p from '../http/params';
import type { TokenRow } from '../store/tables/users';

/** The scope of entries: words, from the outermost. */
export const registryScope = p.optional(p.list(p.pattern(/^[a-zA-Z0-9_]+$/, { max: 128 }), { max: 20 }), []);
/** The app whose entries are meant; null for the client's own. Apps always get their own. */
export const registryDomain = p.nullish(p.text({ max: 256 }));

export const registryKey = (min = 0) => p.text({ min, max: 1024 });

/** Which entry is meant. */
export const registryEntryParams = { key: registryKey(), scope: registryScope, domain: registryDomain };

/** The largest value of a client is a deck with its columns: a few kB. */
export const registryValue = () => p.json({ maxBytes: 256 * 1024, maxDepth: 64 });

/** The domain of a caller's entries; empty for the client's own. */
export function domainOf(token: TokenRow | null, domain: string | null | undefined): string {
	return token?.kind === 'app' ? token.id : (domain ?? '');
}

/** The JSON type of a value, by the registry's names. */
export function jsonTypeOf(value: unknown): string {
	if (value === null) return 'null';
	return Array.isArray(value) ? 'array' : typeof value;
}
