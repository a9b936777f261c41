import { segmentsOf } from './patternSegment';
import { PATTERNS, type PageName, type ParamsOf, type SearchOf } from './patterns';

type Values = Readonly<Record<string, string>>;

/** What the variables of a page's address hold, decoded; null for an address of no such page. */
export function paramsAt<N extends PageName>(page: N, path: string): ParamsOf<N> | null;
export function paramsAt(page: PageName, path: string): Values | null {
	const segments = segmentsOf(PATTERNS[page]);
	const written = path
		.replace(/(.)\/$/, '$1')
		.split('/')
		.slice(1);
	if (written.length > segments.length || !path.startsWith('/')) return null;
	const params: Record<string, string> = {};
	for (const [index, { text, variable }] of segments.entries()) {
		const part = written[index];
		if (part === undefined) {
			if (variable?.isOptional !== true) return null;
		} else if (variable) {
			const value = part.startsWith(text) ? decoded(part.slice(text.length)) : '';
			if (value === '') return null;
			params[variable.name] = value;
		} else if (part !== text) return null;
	}
	return params;
}

/** Which of some pages an address leads to; null: to none of them. */
export function pageAt<N extends PageName>(pages: readonly N[], path: string): N | null {
	return pages.find(page => paramsAt(page, path) !== null) ?? null;
}

/** The variables of a page's address, out of those that a router found. */
export function readParams<N extends PageName>(page: N, found: Readonly<Record<string, unknown>>): ParamsOf<N>;
export function readParams(page: PageName, found: Readonly<Record<string, unknown>>): Values {
	const params: Record<string, string> = {};
	for (const { variable } of segmentsOf(PATTERNS[page])) {
		const value = variable && found[variable.name];
		if (variable && typeof value === 'string') params[variable.name] = value;
	}
	return params;
}

/** The query of a page's address; of what is named twice the first counts. */
export function readSearch<N extends PageName>(page: N, query: string): SearchOf<N>;
export function readSearch(_page: PageName, query: string): Values {
	return Object.fromEntries([...new URLSearchParams(query)].toReversed());
}

/** Empty for what can't be decoded: no address that leads anywhere has it. */
function decoded(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return '';
	}
}
