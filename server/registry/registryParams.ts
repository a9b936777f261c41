import * as p from '../http/params';
import type { TokenRow } from '../store/tables/users';

/** Where entries lie: words, from the outside in. */
export const registryScope = p.optional(p.list(p.pattern(/^[a-zA-Z0-9_]+$/)), []);
/** The app whose entries are meant; null: the client's own. Apps themselves always get their own. */
export const registryDomain = p.nullish(p.text());

/** The domain of a caller's entries, empty for the client's own. */
export function domainOf(token: TokenRow | null, domain: string | null | undefined): string {
	return token?.kind === 'app' ? token.id : (domain ?? '');
}

/** What kind of JSON a value is, in the registry's words. */
export function jsonTypeOf(value: unknown): string {
	if (value === null) return 'null';
	return Array.isArray(value) ? 'array' : typeof value;
}
