import { segmentsOf } from './patternSegment';
import { PATTERNS, type PageName, type ParamsOf, type SearchOf } from './patterns';

type Values = Readonly<Record<string, string | null | undefined>>;
type Empty = Readonly<Record<never, string>>;

/** What is empty or null is left out. */
type Query<N extends PageName> = { readonly [K in keyof SearchOf<N>]: SearchOf<N>[K] | null };

/** The variables of the address, where it needs some; then its query. */
type PathArguments<N extends PageName> =
	Empty extends ParamsOf<N> ? [params?: ParamsOf<N>, search?: Query<N>] : [params: ParamsOf<N>, search?: Query<N>];

/** The address of a page, within the client. */
export function pathTo<N extends PageName>(page: N, ...rest: PathArguments<N>): string;
export function pathTo(page: PageName, params: Values = {}, search?: Values): string {
	const path = fill(PATTERNS[page], params);
	return search ? path + queryOf(search) : path;
}

function queryOf(search: Values): string {
	const query = new URLSearchParams();
	for (const [key, value] of Object.entries(search)) if (value) query.set(key, value);
	return query.size === 0 ? '' : `?${query}`;
}

/** The address of what a page is about, whatever it shows of it: without what may be left out. */
export function subjectPath<N extends PageName>(page: N, params: ParamsOf<N>): string;
export function subjectPath(page: PageName, params: Values): string {
	const required = segmentsOf(PATTERNS[page]).flatMap(({ variable }) =>
		variable && !variable.isOptional ? variable.name : [],
	);
	return fill(PATTERNS[page], Object.fromEntries(required.map(name => [name, params[name]])));
}

/** What the addresses of a page begin with, before the first variable. */
export function pathStart(page: PageName): string {
	const [start = ''] = PATTERNS[page].split(/\{?-?\$/);
	return start;
}

function fill(pattern: string, params: Values): string {
	const parts = segmentsOf(pattern).flatMap(({ text, variable }) => {
		if (!variable) return text;
		const value = params[variable.name];
		return value == null && variable.isOptional ? [] : text + encode(value ?? '');
	});
	return `/${parts.join('/')}`;
}

/** As a part of a path; names of people are written with `@` and `:` as they are. */
const encode = (value: string): string => encodeURIComponent(value).replaceAll('%40', '@').replaceAll('%3A', ':');
