import { defineThing } from '@/stores/queries/Query';
import type { Session } from '@/stores/session/Session';

/** A scope of the registry; domains belong to apps, null to the account's own clients. */
export interface RegistryScope {
	readonly domain: string | null;
	readonly scope: readonly string[];
}

export interface RegistryPlace extends RegistryScope {
	readonly key: string;
}

/** How the own domain is written in addresses. */
const OWN = '@';

// Keys may contain anything, also slashes. Browsers take a part of one or two dots for a step within the address.
const escaped = (part: string): string =>
	part
		.replaceAll('%', '%25')
		.replaceAll('/', '%2F')
		.replace(/^\.\.?$/, dots => dots.replaceAll('.', '%2E'));
const unescaped = (part: string): string => part.replaceAll('%2F', '/').replaceAll('%2E', '.').replaceAll('%25', '%');

const partsOf = (path: string | undefined): readonly string[] => path?.split('/').map(unescaped) ?? [];

const MAX_PARTS = 20;

/** The scope that somebody writes as `client/base`; null if servers take no such scope. */
export function scopeFrom(written: string): readonly string[] | null {
	const parts = written
		.split('/')
		.map(part => part.trim())
		.filter(part => part !== '');
	const isScope = parts.length > 0 && parts.length <= MAX_PARTS && parts.every(part => /^\w{1,128}$/.test(part));
	return isScope ? parts : null;
}

/** A key as it is shown; one without visible characters as a string in quotes. */
export const shownName = (key: string): string =>
	/^[\s\p{C}]*$/u.test(key) ? `"${key.replace(/[^ ]/gu, each => `\\u{${each.codePointAt(0)?.toString(16)}}`)}"` : key;

/** The parameters of a scope's page. */
export const scopeParams = ({ domain, scope }: RegistryScope) => ({
	domain: domain ?? OWN,
	...(scope.length > 0 && { path: scope.map(escaped).join('/') }),
});

/** The parameters of a value's page. */
export const placeParams = ({ domain, scope, key }: RegistryPlace) => ({
	domain: domain ?? OWN,
	path: [...scope, key].map(escaped).join('/'),
});

interface PageParams {
	readonly domain: string;
	readonly path?: string;
}

export const scopeAt = ({ domain, path }: PageParams): RegistryScope => ({
	domain: domain === OWN ? null : domain,
	scope: partsOf(path),
});

/** Null if the address names no key. */
export function placeAt(params: PageParams): RegistryPlace | null {
	const { domain, scope } = scopeAt(params);
	const key = scope.at(-1);
	return key === undefined ? null : { domain, scope: scope.slice(0, -1), key };
}

/** As calls take a scope. */
export const scopeOf = ({ domain, scope }: RegistryScope) => ({ scope, ...(domain !== null && { domain }) });

export const scopesQuery = defineThing({
	name: 'registryScopes',
	lifetime: 'open',
	async fetch(session, _of: null, signal): Promise<readonly RegistryScope[]> {
		const told = await session.api.call('i/registry/scopes-with-domain', {}, { signal });
		return told.flatMap(({ domain, scopes }) =>
			(scopes ?? [])
				.map(scope => ({ domain: domain ?? null, scope }))
				.sort((a, b) => a.scope.join('/').localeCompare(b.scope.join('/'))),
		);
	},
});

/** The keys of a scope with the types of their values, by name. */
export const keysQuery = defineThing({
	name: 'registryKeys',
	lifetime: 'open',
	async fetch(session, scope: RegistryScope, signal): Promise<readonly (readonly [key: string, type: string])[]> {
		const told = await session.api.call('i/registry/keys-with-type', scopeOf(scope), { signal });
		return Object.entries(told).sort(([a], [b]) => a.localeCompare(b));
	},
});

export interface RegistryValue {
	readonly value: unknown;
	/** As the server wrote it; null if not told. */
	readonly updatedAt: string | null;
}

/** @throws {ApiError} `NO_SUCH_KEY` if there is none */
export async function fetchValue(
	session: Session,
	{ key, ...scope }: RegistryPlace,
	signal?: AbortSignal,
): Promise<RegistryValue> {
	const params = { key, ...scopeOf(scope) };
	const { value, updatedAt } = await session.api.call('i/registry/get-detail', params, signal ? { signal } : {});
	return { value, updatedAt: updatedAt ?? null };
}

export const valueQuery = defineThing({ name: 'registryValue', lifetime: 'open', fetch: fetchValue });
