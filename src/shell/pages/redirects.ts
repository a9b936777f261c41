import { member, type PageAccess, type PageGate, type PageViewer } from '@/blocks/hosting/pageGates';
import { matchPattern } from '@/domain/paths/matchPattern';
import { pathTo } from '@/domain/paths/pathTo';
import { profilePath } from '@/domain/paths/profilePath';
import { REDIRECT_PATTERNS } from '@/domain/paths/redirectPatterns';

/** An address that leads to another one. */
export interface Redirect {
	readonly pattern: string;
	readonly gate: PageGate;
	/** @returns the path that it leads to, for a viewer whom the gate lets through; null while that isn't known */
	readonly to: (address: URL, viewer: PageViewer) => string | null;
}

const toLookup = ({ search }: URL): string => pathTo('lookup') + search;

export const redirects: readonly Redirect[] = [
	{ pattern: REDIRECT_PATTERNS.authorizeFollow, gate: member, to: toLookup },
	{ pattern: REDIRECT_PATTERNS.authorizeInteraction, gate: member, to: toLookup },
	{
		pattern: REDIRECT_PATTERNS.ownProfile,
		gate: member,
		to: (_address, { me }) => me && profilePath({ ...me, host: null }),
	},
];

/** How many redirects are followed one after the other (rules/navigation#redirects). */
export const MAX_REDIRECTS = 10;

/** `moved`: it leads to that path. `looping`: more redirects than are followed. Else what its gate says of the viewer. */
export type RedirectOutcome =
	| { readonly kind: 'moved'; readonly path: string }
	| { readonly kind: Exclude<PageAccess, 'open'> | 'looping' };

/** Follows the redirects from a path; null if that is none. */
export function followRedirects(
	path: string,
	viewer: PageViewer,
	table: readonly Redirect[] = redirects,
): RedirectOutcome | null {
	let reached = path;
	for (let count = 0; count <= MAX_REDIRECTS; count++) {
		const address = new URL(reached, location.origin);
		const redirect = table.find(({ pattern }) => matchPattern(pattern, address.pathname) !== null);
		if (!redirect) return count === 0 ? null : { kind: 'moved', path: reached };
		const access = redirect.gate(viewer);
		if (access !== 'open') return { kind: access };
		const next = redirect.to(address, viewer);
		if (next === null) return { kind: 'pending' };
		reached = next;
	}
	return { kind: 'looping' };
}
