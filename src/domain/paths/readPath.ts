import { matchPattern } from './matchPattern';
import { segmentsOf } from './patternSegment';
import { PATTERNS, type PageName, type ParamsOf, type SearchOf } from './patterns';

type Values = Readonly<Record<string, string>>;

/** The decoded parameters of a path; null if it isn't a path of this page. */
export function paramsAt<N extends PageName>(page: N, path: string): ParamsOf<N> | null;
export function paramsAt(page: PageName, path: string): Values | null {
	return matchPattern(PATTERNS[page], path);
}

/** The first of these pages whose pattern matches the path; null for none. */
export function pageAt<N extends PageName>(pages: readonly N[], path: string): N | null {
	return pages.find(page => paramsAt(page, path) !== null) ?? null;
}

/** Picks the parameters of a page from those that a router found. */
export function readParams<N extends PageName>(page: N, found: Readonly<Record<string, unknown>>): ParamsOf<N>;
export function readParams(page: PageName, found: Readonly<Record<string, unknown>>): Values {
	const params: Record<string, string> = {};
	for (const { variable } of segmentsOf(PATTERNS[page])) {
		// Routers give what a `$` stands for under a name of their own.
		const value = variable && found[variable.isRest ? '_splat' : variable.name];
		if (variable && typeof value === 'string' && !(variable.isRest && value === '')) params[variable.name] = value;
	}
	return params;
}

/** Parses the query of a page; of repeated keys the first counts. */
export function readSearch<N extends PageName>(page: N, query: string): SearchOf<N>;
export function readSearch(_page: PageName, query: string): Values {
	return Object.fromEntries([...new URLSearchParams(query)].toReversed());
}
