import type { Scope } from '../records';

/**
 * A scope as the registry, backups and files have it: the network's clients name an account by its server and its id
 * there, while ours is `host/id`. Scopes that neither form can have come back as they were.
 */
export function toWireScope(scope: Scope): Scope {
	const { account, server, ...rest } = scope;
	const slash = account?.lastIndexOf('/') ?? -1;
	if (typeof account !== 'string' || slash <= 0 || isGiven(server)) return scope;
	return { server: account.slice(0, slash), account: account.slice(slash + 1), ...rest };
}

/** The inverse of `toWireScope`. */
export function fromWireScope(scope: Scope): Scope {
	const { account, server, ...rest } = scope;
	if (!isGiven(account) || !isGiven(server) || account.includes('/')) return scope;
	return { account: `${server}/${account}`, ...rest };
}

const isGiven = (part: string | null | undefined): part is string => typeof part === 'string' && part !== '';
