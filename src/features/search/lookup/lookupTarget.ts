import { pathTo } from '@/domain/paths/pathTo';
import type { SearchOf } from '@/domain/paths/patterns';
import { profilePath } from '@/domain/paths/profilePath';
import { parseAcct } from '@/domain/person/parseAcct';

/** What an entered text names: a page of this app, or something on the network that the server has to fetch. */
export type LookupTarget = { readonly path: string } | { readonly uri: string };

const MIN_LENGTH = 2;

/**
 * What a text in the lookup dialog leads to (rules/navigation#lookup).
 * @param ownHost of the server whose account looks it up
 * @returns null if it leads nowhere, and is ignored
 */
export function lookupTarget(entered: string, ownHost: string): LookupTarget | null {
	const wanted = entered.trim();
	if (wanted.length < MIN_LENGTH) return null;
	if (wanted.startsWith('@')) return /\s/.test(wanted) ? null : personTarget(wanted, ownHost);
	if (wanted.startsWith('#')) return { path: pathTo('tag', { tag: wanted.slice(1) }) };
	return /^https:\/\//i.test(wanted) ? { uri: wanted } : null;
}

/** `acct:` stands before handles in links from other servers. */
const ACCT = /^(acct:)?@?/;

/** The same for the query of the page; null if it names nothing. */
export function queryTarget({ uri, acct }: SearchOf<'lookup'>, ownHost: string): LookupTarget | null {
	const address = uri?.trim() ?? '';
	const handle = (acct?.trim() || (address.startsWith('acct:') ? address : '')).replace(ACCT, '');
	if (handle !== '') return /\s/.test(handle) ? null : personTarget(handle, ownHost);
	return lookupTarget(address, ownHost);
}

function personTarget(handle: string, ownHost: string): LookupTarget | null {
	const user = parseAcct(handle, ownHost);
	return user.username === '' ? null : { path: profilePath(user) };
}
